import { fromHex, hexBytes } from '../bytes.js'
import { curryTreeHash, hashAtom, hashPair } from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import { standardProgram } from '../puzzle/program.js'
import { verifyAggregate } from './verify-aggregate.js'

const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG:'

/** Ways wallets sign a text, by the names they give them: which bytes the signature covers. */
export const SIGNING_MODES = [
  `${SUITE}CHIP-0002_`,
  `${SUITE}CHIP-0002_HEX`,
  `${SUITE}utf8input_`,
  `${SUITE}hexinput_`,
  `${SUITE}CHIP-0002_P2_DELEGATED_PUZZLE`,
] as const

export type SigningMode = (typeof SIGNING_MODES)[number]

/** What wallets use unless they say otherwise: the text as UTF-8 behind CHIP-0002's prefix. */
export const CHIP_0002: SigningMode = `${SUITE}CHIP-0002_`

const DELEGATED: SigningMode = `${SUITE}CHIP-0002_P2_DELEGATED_PUZZLE`

/** A text that somebody signed; keys and signatures in hex, with or without 0x. */
export interface SignedText {
  readonly message: string
  /** 48 bytes: the synthetic key of the address, the plain key under the delegated mode. */
  readonly publicKey: string
  /** 96 bytes. */
  readonly signature: string
  readonly signingMode: SigningMode
}

/**
 * Whether the key's owner signed the message under that mode (CHIP-0002 `signMessage`). False for
 * anything that is not a key, a signature, or (in the hex modes) hex; never throws.
 */
export function verifySignedMessage({ message, publicKey, signature, signingMode }: SignedText): boolean {
  const key = fromHex(publicKey)
  const proof = fromHex(signature)
  const bytes = signedBytes(message, signingMode)
  if (key?.length !== 48 || proof?.length !== 96 || !bytes) return false
  return verifyAggregate(proof, [{ publicKey: key, message: bytes }])
}

const utf8 = new TextEncoder()
/** CHIP-0002: a signed text can never be taken for a spend, since it stands behind these words. */
const PREFIX = hashAtom(utf8.encode('Chia Signed Message'))

/** The bytes a signature under a mode covers; `undefined` where a hex mode is given no hex: the tree hash of `("Chia Signed Message" . message)`, or the message itself. */
export function signedBytes(message: string, mode: SigningMode): Uint8Array | undefined {
  const isHex = mode === `${SUITE}CHIP-0002_HEX` || mode === `${SUITE}hexinput_`
  const bytes = isHex ? fromHex(message) : utf8.encode(message)
  const isBare = mode === `${SUITE}utf8input_` || mode === `${SUITE}hexinput_`
  return isBare || !bytes ? bytes : hashPair(PREFIX, hashAtom(bytes))
}

/** Tree hash of `p2_delegated_conditions`: what cards that hold a plain key pay to. A fact of the network. */
const DELEGATED_CONDITIONS = hexBytes('0ff94726f1a8dea5c3f70d3121945190778d3b2b3fcda3735a1f290977e98341')

/** Puzzle hash that a synthetic key (48 bytes, hex) receives at; `undefined` when it is no key's hex. */
export function standardPuzzleHash(publicKey: string): PuzzleHash | undefined {
  return curriedWithKey(standardProgram.hash, publicKey)
}

/** Puzzle hash whose owner signs with this key under this mode; `undefined` when it is no key's hex. */
export function signerPuzzleHash(publicKey: string, mode: SigningMode): PuzzleHash | undefined {
  return mode === DELEGATED ? curriedWithKey(DELEGATED_CONDITIONS, publicKey) : standardPuzzleHash(publicKey)
}

function curriedWithKey(puzzle: Uint8Array, publicKey: string): PuzzleHash | undefined {
  const key = fromHex(publicKey)
  return key?.length === 48 ? hex32Of(curryTreeHash(puzzle, [hashAtom(key)])) : undefined
}
