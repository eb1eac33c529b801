import { encodeBase64, pad, toInteger } from './bytes.js'
import type { Random } from './ephemeral.js'
import { privateKey, type Tools } from './session-key.js'

const PASSWORD_BYTES = 40
const SALT_BYTES = 16

/** What ConfirmDevice sends, and the password that stays with the device. */
export interface DeviceVerifier {
  /** Base64 of 40 random bytes; a secret. */
  readonly password: string
  /** Base64 of pad(salt). */
  readonly salt: string
  /** Base64 of pad(g ^ x mod N). */
  readonly passwordVerifier: string
}

/** A password for a new device, and the verifier the service keeps instead of it. */
export async function createDeviceVerifier(
  device: { readonly groupKey: string; readonly key: string },
  random: Random,
  { modPow, digest }: Tools,
): Promise<DeviceVerifier> {
  const password = encodeBase64(random(PASSWORD_BYTES))
  const salt = toInteger(random(SALT_BYTES))
  const x = await privateKey({ pool: device.groupKey, user: device.key, password }, salt, digest)
  return {
    password,
    salt: encodeBase64(pad(salt)),
    passwordVerifier: encodeBase64(pad(modPow.powG(x))),
  }
}
