import { concatBytes, sha256 } from '../bytes.js'
import type { Coin } from '../chain/coin.js'
import { OPCODE } from '../chain/opcode.js'
import { atomOf, type ClvmNode, encodeInteger, first, isPair, rest } from '../clvm/index.js'

/** A signature that a spend demands: of `message`, by `publicKey`; on each network the message ends in another way. */
export interface RequiredSignature {
  /** 48 bytes, as the condition gives them. */
  readonly publicKey: Uint8Array
  /** What the network's own ending is put behind. */
  readonly message: Uint8Array
  readonly opcode: number
}

export function demandsSignature(opcode: number): boolean {
  return opcode >= OPCODE.AGG_SIG_PARENT && opcode <= OPCODE.AGG_SIG_ME
}

/**
 * Reads `(opcode public_key message)` of a coin's spend (CHIP-0011): what of the coin the signature
 * covers follows the message. `undefined` when the condition is malformed, and so can never be signed.
 */
export function readRequiredSignature(
  opcode: number,
  args: ClvmNode,
  coin: Coin,
  coinId: Uint8Array,
): RequiredSignature | undefined {
  const publicKey = isPair(args) ? atomOf(first(args)) : undefined
  const tail = isPair(args) ? rest(args) : undefined
  const message = tail && isPair(tail) ? atomOf(first(tail)) : undefined
  if (publicKey?.length !== 48 || message === undefined || message.length > 1024) return undefined
  return { publicKey, message: concatBytes(message, ...coveredFacts(opcode, coin, coinId)), opcode }
}

/** CHIP-0011: parent, puzzle hash, amount, and their pairs for 43 to 48; the coin id for AGG_SIG_ME. */
function coveredFacts(opcode: number, coin: Coin, coinId: Uint8Array): Uint8Array[] {
  const { parentCoinInfo: parent, puzzleHash } = coin
  const amount = encodeInteger(coin.amount)
  const facts: Readonly<Record<number, Uint8Array[]>> = {
    43: [parent],
    44: [puzzleHash],
    45: [amount],
    46: [puzzleHash, amount],
    47: [parent, amount],
    48: [parent, puzzleHash],
    50: [coinId],
  }
  return facts[opcode] ?? []
}

/** The bytes that are signed on a network: AGG_SIG_UNSAFE is the same everywhere. */
export function signedMessage({ message, opcode }: RequiredSignature, genesis: Uint8Array): Uint8Array {
  if (opcode === OPCODE.AGG_SIG_UNSAFE) return message
  const ending = opcode === OPCODE.AGG_SIG_ME ? genesis : sha256(concatBytes(genesis, Uint8Array.of(opcode)))
  return concatBytes(message, ending)
}
