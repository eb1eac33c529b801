import type { Page } from '../schema/common.js'
import type {
  ApiKey,
  ApiKeyInput,
  ApiKeyList,
  Challenge,
  ChallengeInput,
  ClaimInput,
  EarlyAccessEntry,
  EarlyAccessInput,
  EarlyAccessReceipt,
  Me,
  NewApiKey,
  ProfileInput,
} from '../schema/people.js'
import type { ProfileDetail } from '../schema/place.js'
import { type Access, operation } from './operation.js'

const MEMBER: Access = { who: 'member' }
const WRITER: Access = { who: 'member', scope: 'profiles:write' }

/** Who asks, and which profiles are theirs. */
export const getMe = operation<Record<string, never>, Me>({
  id: 'get-me',
  method: 'GET',
  path: '/v2/me',
  access: { who: 'member', scope: 'read' },
})
/**
 * A text for the holder of a profile to sign: good once, for minutes, for this person alone. 404 for a DID that the index
 * does not know; 409 `OwnerUnknown` where nobody can tell who holds it.
 */
export const makeChallenge = operation<{ profile_id: string; challenge: ChallengeInput }, Challenge>({
  id: 'make-challenge',
  method: 'POST',
  path: '/v2/profiles/{profile_id}/challenge',
  body: 'challenge',
  access: WRITER,
})
/**
 * Claims a profile with a signed challenge (CHIP-0002), by the key of the address that holds it now. A challenge is gone
 * once it was answered, rightly or not. 400 `ChallengeUnknown`, `SignatureRefused`; 409 `OwnerUnknown`.
 */
export const claimProfile = operation<{ profile_id: string; claim: ClaimInput }, ProfileDetail>({
  id: 'claim-profile',
  method: 'POST',
  path: '/v2/profiles/{profile_id}/claim',
  body: 'claim',
  access: WRITER,
})
/**
 * Says what a claimed profile says of itself. 403 for whoever has not claimed it; 409 `NameRefused` for a username that
 * is taken, reserved, or looks like one that is, `NotOwned` for a picture that the profile does not hold.
 */
export const updateProfile = operation<{ profile_id: string; profile: ProfileInput }, ProfileDetail>({
  id: 'update-profile',
  method: 'POST',
  path: '/v2/profiles/{profile_id}',
  body: 'profile',
  access: WRITER,
})
/** One's own keys, the newest first, revoked ones too. Asks for a person's token. */
export const listApiKeys = operation<Record<string, never>, ApiKeyList>({
  id: 'list-api-keys',
  method: 'GET',
  path: '/v2/keys',
  access: MEMBER,
})
/** Makes a key and shows it, this once. 409 `TooManyKeys`. */
export const makeApiKey = operation<{ key: ApiKeyInput }, NewApiKey>({
  id: 'make-api-key',
  method: 'POST',
  path: '/v2/keys',
  body: 'key',
  access: MEMBER,
})
/** Takes a key back for good; it opens nothing from then on. */
export const revokeApiKey = operation<{ key_id: string }, ApiKey>({
  id: 'revoke-api-key',
  method: 'POST',
  path: '/v2/keys/{key_id}/revoke',
  access: MEMBER,
})
/** Asks for early access. The answer is the same for an address that asked before: nobody learns who did. */
export const askEarlyAccess = operation<{ submission: EarlyAccessInput }, EarlyAccessReceipt>({
  id: 'ask-early-access',
  method: 'POST',
  path: '/v2/early-access',
  body: 'submission',
})
/** Who asked for early access, the newest first. */
export const listEarlyAccess = operation<{ page?: string; size?: number }, Page<EarlyAccessEntry>>({
  id: 'list-early-access',
  method: 'GET',
  path: '/v2/early-access',
  access: { who: 'admin' },
})
