import { toHex } from '../bytes.js'
import type { WalletKey } from './derive-key.js'
import { signBytes } from './sign.js'
import { SIGNING_MODES, type SignedText, signedBytes } from './signed-message.js'

const [TEXT_MODE, HEX_MODE] = SIGNING_MODES

/**
 * Signs a text, or bytes given in hex, for the key's address (CHIP-0002 `signMessage`). Only behind CHIP-0002's
 * prefix: bare bytes could be a spend's. Throws `RangeError` where `hex` is given no hex.
 */
export function signMessage(message: string, key: WalletKey, kind: 'text' | 'hex' = 'text'): SignedText {
  const signingMode = kind === 'hex' ? HEX_MODE : TEXT_MODE
  const bytes = signedBytes(message, signingMode)
  if (!bytes) throw new RangeError('the message is not hex')
  const signature = toHex(signBytes(key.secretKey, bytes, key.publicKey))
  return { message, publicKey: toHex(key.publicKey), signature, signingMode }
}
