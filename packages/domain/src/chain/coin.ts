import { concatBytes, sha256 } from '../bytes.js'
import { encodeInteger } from '../clvm/index.js'
import { type CoinId, hex32Of } from '../id/hex32.js'

/** A coin: its parent's id, its puzzle hash and its amount in mojos. */
export interface Coin {
  readonly parentCoinInfo: Uint8Array
  readonly puzzleHash: Uint8Array
  readonly amount: bigint
}

/** A spent coin with the puzzle it revealed and the solution it was given, both serialized CLVM. */
export interface CoinSpend {
  readonly coin: Coin
  readonly puzzleReveal: Uint8Array
  readonly solution: Uint8Array
}

/** sha256(parent, puzzle hash, amount as a CLVM integer). */
export function coinIdOf(coin: Coin): CoinId {
  return hex32Of(sha256(concatBytes(coin.parentCoinInfo, coin.puzzleHash, encodeInteger(coin.amount))))
}
