import { hexBytes } from '../bytes.js'
import type { CoinSpend } from '../chain/coin.js'
import { writeList } from '../clvm/index.js'
import type { PuzzleHash } from '../id/hex32.js'
import type { Asset } from '../offer/offer-item.js'
import { settlementProgram } from '../puzzle/program.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { catPuzzle } from './cat-spend.js'
import type { Notarized } from './notarized.js'

/** Half of a trade, before its maker signs `spends`. */
export interface UnsignedOffer {
  /** What the maker gives, and insists on. */
  readonly spends: readonly CoinSpend[]
  /** What is asked for: pretended spends, which nobody signs. */
  readonly requests: readonly CoinSpend[]
}

/** The offer with its maker's signature (96 bytes); `encodeOffer` makes the text that wallets exchange of it. */
export function signedOffer({ spends, requests }: UnsignedOffer, signature: Uint8Array): SpendBundle {
  return { coinSpends: [...spends, ...requests], signature }
}

const NO_PARENT = new Uint8Array(32)

/** The pretended spend by which an offer says what it asks for, at a settlement puzzle. */
export function requestSpend(
  puzzleReveal: Uint8Array,
  puzzleHash: PuzzleHash,
  payments: readonly Notarized[],
): CoinSpend {
  return {
    coin: { parentCoinInfo: NO_PARENT, puzzleHash: hexBytes(puzzleHash), amount: 0n },
    puzzleReveal,
    solution: writeList(payments.map(({ bytes }) => bytes)),
  }
}

/** The puzzle at which an asset waits to be settled, serialized. */
export function settlementPuzzleOf(asset: Asset): Uint8Array {
  return asset === 'xch' ? settlementProgram.bytes : catPuzzle(asset, settlementProgram.bytes)
}
