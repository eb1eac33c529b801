import { type ApiClient, call } from '@chiaroscuro/api-client'
import { type CollectionDetail, getProfile, type Profile } from '@chiaroscuro/contract/operation'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { profileName } from '#app/feature/profile/profile-link.js'
import { settled } from '#app/server/respond.server.js'
import type { Verified } from './collection-head.js'

/** Who vouches for a collection: the holder of the DID it was minted with, once they proved to hold it. */
export async function verifiedBy(
  api: ApiClient,
  i18n: I18n,
  { creator, is_said }: Pick<CollectionDetail, 'creator' | 'is_said'>,
): Promise<Verified | null> {
  if (!creator || creator.verification_state === 0) return null
  const profile = await settled(call(api, getProfile, { profile_id: creator.id }))
  return verifiedWords(i18n, {
    creator,
    isSaid: is_said,
    claimedAt: profile.ok ? profile.value.claimed_at : null,
  })
}

interface Proof {
  creator: Profile
  /** Whether words and links are the creator's own. */
  isSaid: boolean
  claimedAt: string | null
}

/** Who, how and when; the day is left out where it could not be had. */
export function verifiedWords(i18n: I18n, { creator, isSaid, claimedAt }: Proof): Verified {
  const who = profileName(creator)
  const day = claimedAt === null ? '' : i18n.date(claimedAt, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    label: i18n._(msg`Verified creator`),
    reason: [
      i18n._(msg`Its items were minted with the DID of ${who}.`),
      day
        ? i18n._(
            msg`On ${day} the holder signed a text with the key of that DID, and Chiaroscuro checked the signature against the chain.`,
          )
        : i18n._(
            msg`The holder signed a text with the key of that DID, and Chiaroscuro checked the signature against the chain.`,
          ),
      ...(isSaid ? [i18n._(msg`Words and links here are the holder’s own.`)] : []),
    ].join(i18n.locale === 'zh' ? '' : ' '),
  }
}
