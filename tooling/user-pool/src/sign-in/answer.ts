import type { Call, Pool } from '../pool.js'
import type { Pending, Proof } from '../session/pending.js'

/** What a client may send with an answer, by the service's own names. All texts are bounded already. */
export interface Responses {
  readonly USERNAME?: string | undefined
  readonly ANSWER?: string | undefined
  readonly SRP_A?: string | undefined
  readonly PASSWORD?: string | undefined
  readonly DEVICE_KEY?: string | undefined
  readonly PASSWORD_CLAIM_SECRET_BLOCK?: string | undefined
  readonly PASSWORD_CLAIM_SIGNATURE?: string | undefined
  readonly TIMESTAMP?: string | undefined
  readonly SMS_MFA_CODE?: string | undefined
  readonly SOFTWARE_TOKEN_MFA_CODE?: string | undefined
  readonly NEW_PASSWORD?: string | undefined
  readonly CREDENTIAL?: string | undefined
  /** `userAttributes.` entries without that prefix. */
  readonly attributes: Readonly<Record<string, string>>
}

/** An answer to a challenge, on its way through the room. */
export interface Answer<P extends Pending = Pending> {
  readonly pool: Pool
  readonly pending: P
  /** The session's name, which is over unless the answer is refused in a way that keeps it. */
  readonly session: string
  readonly responses: Responses
  readonly call: Call
}

/** The next challenge as the service words it. */
export interface Challenge {
  readonly ChallengeName: string
  readonly Session: string
  readonly ChallengeParameters: Readonly<Record<string, string>>
}

/** An answer that was right: what is proven now, and the device its message names. */
export interface Passed {
  readonly passed: Proof
  readonly claimedKey?: string | undefined
  /** Where a password is but the first half of a pool's own challenge. */
  readonly leadsTo?: 'custom'
}

/** What an answer leads to. */
export type Outcome = Challenge | Passed

/** Opens a session for the challenge and words it. */
export function challenge(
  pool: Pool,
  pending: Pending,
  parameters: Readonly<Record<string, string>> = {},
): Challenge {
  return {
    ChallengeName: pending.challenge,
    Session: pool.sessions.start(pending),
    ChallengeParameters: { USERNAME: pending.subject.sub, ...parameters },
  }
}
