import { sha256, type WalletKey } from '@chiaroscuro/devnet'

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:'

/** How a wallet answers when it is asked to sign a text, with the name of the way it chose. */
export interface SignedText {
  readonly public_key: string
  readonly signature: string
  readonly signing_mode: string
}

/** The modes a wallet may choose, by the ends of their names; `utf8input_` and `hexinput_` sign the bytes alone. */
export type SigningModeEnd =
  | 'CHIP-0002_'
  | 'CHIP-0002_HEX'
  | 'utf8input_'
  | 'hexinput_'
  | 'CHIP-0002_P2_DELEGATED_PUZZLE'

/** Signs a text as wallets do (CHIP-0002): its bytes, or the tree hash of `("Chia Signed Message" . bytes)`. */
export function signText(key: WalletKey, text: string, mode: SigningModeEnd = 'CHIP-0002_'): SignedText {
  const bytes = Buffer.from(text, 'utf8')
  const message = mode.startsWith('CHIP')
    ? pair(atom(Buffer.from('Chia Signed Message')), atom(bytes))
    : bytes
  return {
    public_key: Buffer.from(key.publicKey.toBytes()).toString('hex'),
    signature: Buffer.from(key.secretKey.sign(message).toBytes()).toString('hex'),
    signing_mode: SUITE + mode,
  }
}

function atom(bytes: Uint8Array): Uint8Array {
  return sha256(Buffer.concat([Buffer.from([1]), bytes]))
}

function pair(first: Uint8Array, rest: Uint8Array): Uint8Array {
  return sha256(Buffer.concat([Buffer.from([2]), first, rest]))
}
