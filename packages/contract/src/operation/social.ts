import type { Challenge } from '../schema/people.js'
import type {
  SocialAccounts,
  SocialChallengeInput,
  SocialFinishInput,
  SocialLinked,
  SocialProvider,
  SocialStartInput,
  SocialUnlinked,
  SocialWalletInput,
  SocialWay,
} from '../schema/social.js'
import { type Access, operation } from './operation.js'

const MEMBER: Access = { who: 'member' }

interface Of {
  provider: SocialProvider
}

/** Accounts of other services that are linked to one’s own, and which can be. */
export const listSocialAccounts = operation<Record<string, never>, SocialAccounts>({
  id: 'list-social-accounts',
  method: 'GET',
  path: '/v2/social',
  access: { who: 'member', scope: 'read' },
})
/** Begins to link an account to one’s own: where to send the browser. 409 `NotOffered`. */
export const startSocial = operation<Of & { start: SocialStartInput }, SocialWay>({
  id: 'start-social',
  method: 'POST',
  path: '/v2/social/{provider}/start',
  body: 'start',
  access: MEMBER,
})
/**
 * Ends what was begun, with what the service sent the browser back with. A state is used up by the first answer, whatever
 * it is. 409 `SocialRefused` with its reason as `fault`; 502 `SocialSilent`.
 */
export const finishSocial = operation<Of & { finish: SocialFinishInput }, SocialLinked>({
  id: 'finish-social',
  method: 'POST',
  path: '/v2/social/{provider}/finish',
  body: 'finish',
})
/** Takes back one’s own link; nothing of it is kept. 404 where there is none. */
export const unlinkSocial = operation<Of, SocialUnlinked>({
  id: 'unlink-social',
  method: 'POST',
  path: '/v2/social/{provider}/unlink',
  access: MEMBER,
})
/** A text for a wallet to sign before it links or unlinks. 404 for a DID that the index does not know; 409 `OwnerUnknown`. */
export const makeSocialChallenge = operation<Of & { challenge: SocialChallengeInput }, Challenge>({
  id: 'make-social-challenge',
  method: 'POST',
  path: '/v2/social/{provider}/challenge',
  body: 'challenge',
})
/** Begins to link an account to the DID or address whose key signed. 400 `ChallengeUnknown`, `SignatureRefused`. */
export const startWalletSocial = operation<Of & { start: SocialWalletInput }, SocialWay>({
  id: 'start-wallet-social',
  method: 'POST',
  path: '/v2/social/{provider}/wallet/start',
  body: 'start',
})
/** Takes back the link of the DID or address whose key signed. */
export const unlinkWalletSocial = operation<Of & { unlink: SocialWalletInput }, SocialUnlinked>({
  id: 'unlink-wallet-social',
  method: 'POST',
  path: '/v2/social/{provider}/wallet/unlink',
  body: 'unlink',
})
