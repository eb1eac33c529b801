import type { TotpSetupDetails } from '@chiaroscuro/auth'

const APP_NAME = 'Chiaroscuro'

/** What an authenticator app is set up with: the key in base32, and as a link. */
export interface TotpKey {
  readonly secret: string
  readonly uri: string
}

export function toTotpKey({ sharedSecret, getSetupUri }: TotpSetupDetails): TotpKey {
  return { secret: sharedSecret, uri: getSetupUri(APP_NAME).href }
}
