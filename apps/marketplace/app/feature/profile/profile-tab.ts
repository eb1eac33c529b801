import type { ProfileDetail } from '@chiaroscuro/contract/operation'

/** The specification's views of a profile. */
export const profileTabs = ['created', 'collections', 'owned', 'activity'] as const
export type ProfileTab = (typeof profileTabs)[number]

type Counts = Pick<ProfileDetail, 'created_nfts_count'>

/** What is shown first: what a profile made, or what it holds where it made nothing. */
export function firstTab({ created_nfts_count: created }: Counts): ProfileTab {
  return created === 0 ? 'owned' : 'created'
}

/** The view an address asks for; the first one unless it names another. */
export function readProfileTab(params: URLSearchParams, counts: Counts): ProfileTab {
  return profileTabs.find((tab) => tab === params.get('tab')) ?? firstTab(counts)
}
