import type { Attempts } from './account/attempts.js'
import type { DecoyCodes } from './account/decoy-codes.js'
import type { Mailbox } from './mail/mailbox.js'
import type { Sessions } from './session/sessions.js'
import type { SignUps } from './session/sign-ups.js'
import type { Settings } from './settings.js'
import type { ShortLived } from './store/short-lived.js'
import type { Store } from './store/store.js'
import type { Sub } from './store/user.js'
import type { SigningKey } from './token/signing-key.js'

/** Milliseconds since 1970. */
export type Clock = () => number

/** That many unguessable bytes. */
export type Random = (length: number) => Uint8Array

/** What every action works on. */
export interface Pool {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly sessions: Sessions
  readonly signUps: SignUps
  readonly attempts: Attempts
  readonly decoyCodes: DecoyCodes
  readonly mailbox: Mailbox
  /** Challenges of passkey registrations under way, one to an account. */
  readonly registrations: ShortLived<Sub, string>
  readonly key: SigningKey
  /** Answers for names nobody has are drawn from it, the same each time. */
  readonly decoySecret: Uint8Array
  /** Where this pool is reached, without a slash at its end. */
  readonly url: string
}

/** The issuer that tokens name. */
export function issuerOf(pool: Pool): string {
  return `${pool.url}/${pool.settings.poolId}`
}

/** Who calls: for limits, and for what is noted of a device. */
export interface Call {
  readonly address: string
}
