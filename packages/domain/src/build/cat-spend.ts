import { hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import {
  curryTreeHash,
  hashAtom,
  NIL,
  writeAtom,
  writeCurried,
  writeInteger,
  writeList,
} from '../clvm/index.js'
import { type Hex32, hex32Of, type PuzzleHash } from '../id/hex32.js'
import { catProgram } from '../puzzle/program.js'
import { writeHex } from './condition.js'
import type { KnownCat } from './held-coin.js'
import type { P2Spend } from './p2-spend.js'
import { writeLineage } from './singleton-spend.js'

/** The puzzle of a CAT around an inner puzzle, serialized (CAT2, CHIP-0004's standard of tokens). */
export function catPuzzle(assetId: Hex32, inner: Uint8Array): Uint8Array {
  return writeCurried(catProgram.bytes, [writeAtom(catProgram.hash), writeHex(assetId), inner])
}

/** Puzzle hash of a CAT coin, from its owner's. */
export function catHash(assetId: Hex32, p2: PuzzleHash): PuzzleHash {
  const args = [hashAtom(catProgram.hash), hashAtom(hexBytes(assetId)), hexBytes(p2)]
  return hex32Of(curryTreeHash(catProgram.hash, args))
}

/** A CAT coin's part in a ring. */
export interface CatPart {
  readonly cat: KnownCat
  readonly p2: P2Spend
  /** Sum of what its owner's puzzle creates. */
  readonly created: bigint
}

/**
 * Spends CAT coins of one asset together. Each vouches for the next in a ring, so that the token's law can be
 * checked: what all of them create is exactly what they held.
 */
export function spendCats(ring: readonly CatPart[]): CoinSpend[] {
  const subtotals = subtotalsOf(ring)
  return ring.map(({ cat, p2 }, i) => {
    const previous = ring[(i + ring.length - 1) % ring.length]?.cat ?? cat
    const next = ring[(i + 1) % ring.length]?.cat ?? cat
    return {
      coin: cat.coin,
      puzzleReveal: catPuzzle(cat.assetId, p2.puzzle),
      solution: writeList([
        p2.solution,
        writeLineage(cat.lineage),
        writeHex(coinIdOf(previous.coin)),
        writeCoin(cat.coin, cat.coin.puzzleHash),
        writeCoin(next.coin, hexBytes(next.p2PuzzleHash)),
        writeInteger(subtotals[i] ?? 0n),
        NIL,
      ]),
    }
  })
}

/** What the coins before each have left over. A ring has no first coin, so all may be shifted until none is negative. */
function subtotalsOf(ring: readonly CatPart[]): bigint[] {
  let sum = 0n
  const sums = ring.map(({ cat, created }) => {
    const before = sum
    sum += cat.coin.amount - created
    return before
  })
  let lowest = 0n
  for (const one of sums) if (one < lowest) lowest = one
  return sums.map((one) => one - lowest)
}

function writeCoin({ parentCoinInfo, amount }: Coin, puzzleHash: Uint8Array): Uint8Array {
  return writeList([writeAtom(parentCoinInfo), writeAtom(puzzleHash), writeInteger(amount)])
}

/** A coin that this one creates for another owner. */
export function nextCat(cat: KnownCat, p2PuzzleHash: PuzzleHash, amount: bigint): KnownCat {
  return {
    kind: 'cat',
    coin: {
      parentCoinInfo: hexBytes(coinIdOf(cat.coin)),
      puzzleHash: hexBytes(catHash(cat.assetId, p2PuzzleHash)),
      amount,
    },
    assetId: cat.assetId,
    lineage: {
      parentParent: cat.coin.parentCoinInfo,
      parentInnerPuzzleHash: hexBytes(cat.p2PuzzleHash),
      parentAmount: cat.coin.amount,
    },
    p2PuzzleHash,
  }
}
