import { claimProfile, makeChallenge } from '@chiaroscuro/contract/operation'
import { challengeBody, claimBody, profilePath } from '@chiaroscuro/contract/schema'
import type { DidId } from '@chiaroscuro/domain/id'
import { CHIP_0002 } from '@chiaroscuro/domain/signature'
import { type AnswerFault, CHALLENGE_MS, challengeText, faultOf } from '../identity/challenge.js'
import type { Quota } from '../limit/limiter.js'
import { didHolder, keepChallenge, keepClaim, takeChallenge } from '../query/claim-rows.js'
import type { Database } from '../store/database.js'
import { toAddress, toOwnTime } from '../view/common.js'
import { endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { type PeopleContext, viewerOfCall } from './people-context.js'
import { didIdOf, presentProfile } from './profiles.js'
import { requireNotBanned } from './require-not-banned.js'

/** A claim costs us a pairing; a person has few profiles. */
const CLAIMS: Quota = { name: 'claims', points: 30, seconds: 600 }

export const makeChallengeEndpoint = endpoint(
  makeChallenge,
  profilePath.extend({ challenge: challengeBody }),
  async (context: PeopleContext, input, call) => {
    const { db, now, random, siteDomain, network, view } = context
    const didId = didIdOf(input.profile_id)
    const { userId } = viewerOfCall(call)
    const { ownerHash } = await holderOf(db, didId)
    await requireNotBanned(db, userId, ownerHash)
    const expiresAt = now() + CHALLENGE_MS
    const [id, code] = [codeText(random(18)), codeText(random(18))]
    const message = challengeText({ domain: siteDomain, didId, userId, network, code, expiresAt })
    await keepChallenge(db, { id, userId, didId, action: 'claim', message, expiresAt }, now())
    return {
      id,
      message,
      expires_at: toOwnTime(expiresAt),
      address: toAddress(view, ownerHash),
    }
  },
  { quota: CLAIMS, status: 201, unseen: true },
)

export const claimProfileEndpoint = endpoint(
  claimProfile,
  profilePath.extend({ claim: claimBody }),
  async (context: PeopleContext, { profile_id: profileId, claim }, call) => {
    const { db, now, moment } = context
    const didId = didIdOf(profileId)
    const { userId } = viewerOfCall(call)
    const message = await takeChallenge(db, { id: claim.challenge_id, userId, didId }, now())
    if (message === undefined)
      throw new RefusedError('ChallengeUnknown', 'This challenge was answered, is over, or is another’s.')
    const { ownerHash, coinId } = await holderOf(db, didId)
    await requireNotBanned(db, userId, ownerHash)
    const signingMode = claim.signing_mode ?? CHIP_0002
    const answer = { publicKey: claim.public_key, signature: claim.signature, signingMode }
    const fault = faultOf(message, answer, ownerHash)
    if (fault) throw new RefusedError('SignatureRefused', SIGNATURE_SENTENCES[fault], { fault })
    const proof = { message, ...answer, coinId, height: moment().height }
    await keepClaim(db, { didId, userId, ownerHash, proof, claimedAt: now() })
    const shown = await presentProfile(context, didId, 'holder')
    if (!shown) throw new NotFoundError('Unknown profile.')
    return shown
  },
  { quota: CLAIMS },
)

/** Why a signature proves nothing. */
export const SIGNATURE_SENTENCES: Readonly<Record<AnswerFault, string>> = {
  'other-key': 'The key is not that of the address which holds this profile.',
  'not-signed': 'The signature is not one of the challenge’s text under that mode.',
}

/** Whose key proves a profile now; refuses where nobody can tell. */
export async function holderOf(db: Database, didId: DidId): Promise<{ ownerHash: string; coinId: string }> {
  const holder = await didHolder(db, didId)
  if (!holder) throw new NotFoundError('Unknown profile.')
  const { ownerHash, coinId } = holder
  if (coinId === null)
    throw new RefusedError('OwnerUnknown', 'This profile was melted: nobody holds it any more.')
  if (ownerHash === null)
    throw new RefusedError('OwnerUnknown', 'Only its next spend can show who holds this profile.')
  return { ownerHash, coinId }
}

/** Random bytes as addresses and forms carry them. */
export function codeText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
