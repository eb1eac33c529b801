import type { SocialAccount } from '@chiaroscuro/contract/operation'
import type { SocialLink } from '../query/social-rows.js'
import { toOwnTime } from './common.js'

/** A linked account as everybody may see it. */
export function toSocialAccount(link: Omit<SocialLink, 'id' | 'proof'>): SocialAccount {
  const { provider, accountId, username, verifiedAt, subjectKind } = link
  return {
    provider,
    account_id: accountId,
    username,
    verified_at: toOwnTime(verifiedAt),
    proven_by: subjectKind === 'account' ? 'account' : 'wallet',
  }
}
