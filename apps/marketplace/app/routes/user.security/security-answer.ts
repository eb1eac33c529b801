import type { TotpKey } from '#app/identity/totp-key.js'

/** What an act on the account led to. */
export interface SecurityAnswer {
  readonly fault?: string | undefined
  readonly done?: 'totp-on' | 'totp-off' | 'passkey-deleted' | 'device-forgotten' | undefined
  /** The key to set an authenticator app up with. */
  readonly totp?: TotpKey | undefined
}
