import type { TotpSetupDetails } from '@chiaroscuro/auth'

const APP_NAME = 'Chiaroscuro'

/** What an authenticator app is set up with: the key in base32, and as a link. */
export interface TotpKey {
  readonly secret: string
  readonly uri: string
}

/** The key that a form carries with its link, so that it stays the same after a wrong code; `undefined` where it is none of ours. */
export function readTotpKey(uri: string): TotpKey | undefined {
  const form = /^otpauth:\/\/totp\/Chiaroscuro:[\w.%~-]{1,600}\?secret=([A-Z2-7]{16,128})&issuer=Chiaroscuro$/
  const [, secret] = form.exec(uri) ?? []
  return secret === undefined ? undefined : { secret, uri }
}

export function toTotpKey({ sharedSecret, getSetupUri }: TotpSetupDetails): TotpKey {
  return { secret: sharedSecret, uri: getSetupUri(APP_NAME).href }
}
