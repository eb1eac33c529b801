import type { AddressDetail, Offer } from '@chiaroscuro/contract/operation'
import { hasText, isRecord } from '#app/feature/endless/is-record.js'
import { isShownEvent } from '#app/feature/event-table/is-event.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'

export type OwnProfile = AddressDetail['associated_profiles'][number]

/** What the index knows of the wallet's address, view by view; `fault` where it did not answer. */
export type OwnPapers =
  | { readonly tab: 'works' | 'fault' }
  | { readonly tab: 'offers'; readonly open: readonly Offer[]; readonly over: readonly Offer[] }
  | { readonly tab: 'profiles'; readonly profiles: readonly OwnProfile[] }
  | { readonly tab: 'activity'; readonly events: readonly ShownEvent[] }

function isOffer(value: unknown): value is Offer {
  return (
    hasText(value, 'id') &&
    'status' in value &&
    typeof value.status === 'number' &&
    'offered' in value &&
    Array.isArray(value.offered) &&
    'requested' in value &&
    Array.isArray(value.requested)
  )
}

function isProfile(value: unknown): value is OwnProfile {
  return hasText(value, 'id') && hasText(value, 'encoded_id')
}

function listOf<T>(value: unknown, is: (one: unknown) => one is T): T[] {
  return Array.isArray(value) ? value.filter(is) : []
}

/** Reads what the page answered under `papers`; nothing where it answered something else. */
export function readOwnPapers(answer: unknown): OwnPapers | undefined {
  const papers = isRecord(answer) ? answer.papers : undefined
  if (!isRecord(papers)) return undefined
  switch (papers.tab) {
    case 'offers':
      return { tab: 'offers', open: listOf(papers.open, isOffer), over: listOf(papers.over, isOffer) }
    case 'profiles':
      return { tab: 'profiles', profiles: listOf(papers.profiles, isProfile) }
    case 'activity':
      return { tab: 'activity', events: listOf(papers.events, isShownEvent) }
    case 'fault':
      return { tab: 'fault' }
    default:
      return undefined
  }
}
