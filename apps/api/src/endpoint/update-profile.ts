import { updateProfile } from '@chiaroscuro/contract/operation'
import { profileBody, profilePath } from '@chiaroscuro/contract/schema'
import { parseNftId } from '@chiaroscuro/domain/id'
import type { z } from 'zod'
import { nameRefused } from '../identity/name-refused.js'
import { readUsername } from '../identity/username.js'
import type { Quota } from '../limit/limiter.js'
import { type ClaimWords, changeClaim, didHolder, holderOfName, holdsItem } from '../query/claim-rows.js'
import { claimOfDid } from '../query/claimed-profiles.js'
import { handleLike } from '../query/collection-words-rows.js'
import type { Database } from '../store/database.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { didIdOf, presentProfile } from './profiles.js'
import { requireNotBanned } from './require-not-banned.js'

const UPDATES: Quota = { name: 'profile-updates', points: 60, seconds: 600 }

export const updateProfileEndpoint = endpoint(
  updateProfile,
  profilePath.extend({ profile: profileBody }),
  async (context: PeopleContext, { profile_id: profileId, profile }, call) => {
    const { db, now } = context
    const didId = didIdOf(profileId)
    const { userId } = viewerOfCall(call)
    await requireNotBanned(db, userId)
    const [claim, holder] = await Promise.all([claimOfDid(db, didId), didHolder(db, didId)])
    if (claim?.userId !== userId || !holder?.ownerHash)
      throw new RefusedError('Forbidden', 'Only whoever claimed this profile may change it.')
    const words: ClaimWords = {
      ...given('name', profile.name),
      ...given('bio', profile.bio),
      ...given('website', profile.website),
      ...given('twitterHandle', profile.twitter_handle),
      ...(await usernameWords(db, claim, profile.username)),
      ...(await pictureWords(db, { didId, ownerHash: holder.ownerHash }, profile)),
    }
    await changeClaim(db, didId, words, now()).catch((error: unknown) => {
      // Somebody was faster by a moment.
      if (isUniqueViolation(error)) throw nameRefused('taken', profile.username)
      throw error
    })
    const shown = await presentProfile(context, didId, 'holder')
    if (!shown) throw new NotFoundError('Unknown profile.')
    return shown
  },
  { quota: UPDATES },
)

/** What was left out stays as it is. */
function given<Name extends keyof ClaimWords>(name: Name, value: ClaimWords[Name] | undefined): ClaimWords {
  return value === undefined ? {} : { [name]: value }
}

async function usernameWords(
  db: Database,
  claim: { readonly didId: string; readonly userId: string },
  username: string | null | undefined,
): Promise<ClaimWords> {
  if (username === undefined) return {}
  if (username === null || username === '')
    return { username: null, usernameKey: null, usernameSkeleton: null }
  const read = readUsername(username)
  if ('reason' in read) throw nameRefused(read.reason, 'resembles' in read ? read.resembles : null)
  const other = await holderOfName(db, read, claim.didId)
  if (other) throw nameRefused(other.key === read.key ? 'taken' : 'resembles', other.username)
  const handle = await handleLike(db, read, claim.userId)
  if (handle) throw nameRefused(handle.key === read.key ? 'taken' : 'resembles', handle.name)
  return { username: read.text, usernameKey: read.key, usernameSkeleton: read.skeleton }
}

/** Pictures are items that the profile, or the address that holds it, has now. */
async function pictureWords(
  db: Database,
  holder: { readonly didId: string; readonly ownerHash: string },
  profile: z.output<typeof profileBody>,
): Promise<ClaimWords> {
  async function read(name: 'avatar_nft_id' | 'header_nft_id'): Promise<string | null | undefined> {
    const text = profile[name]
    if (text === undefined || text === null) return text
    const id = parseNftId(text)
    if (id === undefined || !(await holdsItem(db, holder, id)))
      throw new RefusedError('NotOwned', 'The profile does not hold this item.', { name })
    return id
  }
  return {
    ...given('avatarId', await read('avatar_nft_id')),
    ...given('headerId', await read('header_nft_id')),
  }
}
