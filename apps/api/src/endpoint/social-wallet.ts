import { makeSocialChallenge, startWalletSocial, unlinkWalletSocial } from '@chiaroscuro/contract/operation'
import { socialChallengeBody, socialPath, socialWalletBody } from '@chiaroscuro/contract/schema'
import { type DidId, type PuzzleHash, parseAddress, parseDid } from '@chiaroscuro/domain/id'
import { CHIP_0002 } from '@chiaroscuro/domain/signature'
import type { z } from 'zod'
import { CHALLENGE_MS, faultOf } from '../identity/challenge.js'
import type { Quota } from '../limit/limiter.js'
import { dropLink, keepSocialChallenge, type Subject, takeSocialChallenge } from '../query/social-rows.js'
import { socialChallengeText } from '../social/challenge-text.js'
import { hashOf } from '../social/flow.js'
import type { SocialProof, SocialProvider } from '../store/ledger/social.js'
import { toAddress, toOwnTime } from '../view/common.js'
import { codeText, holderOf, SIGNATURE_SENTENCES } from './claims.js'
import { type Endpoint, endpoint, NotFoundError, RefusedError } from './endpoint.js'
import { begin, type SocialContext, serviceOf } from './social.js'

/** Asked by the website for everybody, so there is room for many; a pairing costs some 25 ms. */
const WALLETS: Quota = { name: 'social-wallets', points: 1200, seconds: 600 }

const makeSocialChallengeEndpoint = endpoint(
  makeSocialChallenge,
  socialPath.extend({ challenge: socialChallengeBody }),
  async (context: SocialContext, { provider, challenge }) => {
    const { db, now, random, siteDomain, network, view } = context
    const { action, browser } = challenge
    // What was linked can be taken back where the service is not offered any more.
    if (action === 'link') serviceOf(context, provider)
    const { ownerHash, ...named } = await subjectOf(context, challenge.subject)
    const expiresAt = now() + CHALLENGE_MS
    const [id, code] = [codeText(random(18)), codeText(random(18))]
    const address = toAddress(view, ownerHash)
    const subject = named.did === undefined ? { address: address.encoded_id } : { did: named.did }
    const message = socialChallengeText({
      domain: siteDomain,
      action,
      provider,
      subject,
      network,
      code,
      expiresAt,
    })
    await keepSocialChallenge(
      db,
      {
        id,
        provider,
        action,
        browserHash: hashOf(browser),
        subjectKind: named.did === undefined ? 'address' : 'did',
        subject: named.did ?? ownerHash,
        ownerHash,
        message,
        expiresAt,
      },
      now(),
    )
    return { id, message, expires_at: toOwnTime(expiresAt), address }
  },
  { quota: WALLETS, status: 201, unseen: true },
)

const startWalletSocialEndpoint = endpoint(
  startWalletSocial,
  socialPath.extend({ start: socialWalletBody }),
  async (context: SocialContext, { provider, start }) => {
    const proven = await proofOf(context, provider, 'link', start)
    return begin(context, { provider, door: 'wallet', browser: start.browser, ...proven })
  },
  { quota: WALLETS, status: 201, unseen: true },
)

const unlinkWalletSocialEndpoint = endpoint(
  unlinkWalletSocial,
  socialPath.extend({ unlink: socialWalletBody }),
  async (context: SocialContext, { provider, unlink }) => {
    const proven = await proofOf(context, provider, 'unlink', unlink)
    if (!(await dropLink(context.db, provider, proven))) throw new NotFoundError('No account is linked.')
    return { unlinked: true as const }
  },
  { quota: WALLETS },
)

/** What a text is about, and whose key has to sign it. */
async function subjectOf(
  { db }: SocialContext,
  given: string,
): Promise<{ did: DidId | undefined; ownerHash: string }> {
  const did = given.startsWith('did:') ? parseDid(given) : undefined
  if (did !== undefined) return { did, ownerHash: (await holderOf(db, did)).ownerHash }
  const address: PuzzleHash | undefined = parseAddress(given)
  if (address === undefined) throw new NotFoundError('This is neither a DID nor an address.')
  return { did: undefined, ownerHash: address }
}

interface Proven extends Subject {
  readonly ownerHash: string
  readonly proof: SocialProof
}

/** What a signed text proves, once: the browser, the service and what is done are those it was asked for. */
async function proofOf(
  { db, now }: SocialContext,
  provider: SocialProvider,
  action: 'link' | 'unlink',
  signed: z.output<typeof socialWalletBody>,
): Promise<Proven> {
  const asked = { id: signed.challenge_id, provider, action, browserHash: hashOf(signed.browser) }
  const challenge = await takeSocialChallenge(db, asked, now())
  if (!challenge?.ownerHash)
    throw new RefusedError('ChallengeUnknown', 'This challenge was answered, is over, or is another’s.')
  const { subjectKind, subject, ownerHash, message } = challenge
  const { public_key: publicKey, signature, signing_mode: signingMode = CHIP_0002 } = signed
  const answer = { publicKey, signature, signingMode }
  const fault = faultOf(message, answer, ownerHash)
  if (fault) throw new RefusedError('SignatureRefused', SIGNATURE_SENTENCES[fault], { fault })
  return { subjectKind, subject, ownerHash, proof: { message, ...answer } }
}

/** What a wallet's holder does with accounts of other services, signed in or not. */
export const SOCIAL_WALLET_ENDPOINTS: readonly Endpoint<SocialContext>[] = [
  makeSocialChallengeEndpoint,
  startWalletSocialEndpoint,
  unlinkWalletSocialEndpoint,
]
