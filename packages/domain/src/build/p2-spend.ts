import { equalBytes, hexBytes } from '../bytes.js'
import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import { NIL, writeAtom, writeCurried, writeList, writeQuoted } from '../clvm/index.js'
import { hex32Of, type PuzzleHash } from '../id/hex32.js'
import { settlementHash, settlementProgram, standardProgram } from '../puzzle/program.js'
import { standardHash } from '../puzzle/standard.js'
import { BuildError } from './build-error.js'
import type { KeyOf, XchCoin } from './held-coin.js'
import type { Notarized } from './notarized.js'

/** A puzzle with its solution, both serialized: what owns a coin, and what it says. */
export interface P2Spend {
  readonly puzzle: Uint8Array
  readonly solution: Uint8Array
}

/**
 * The standard puzzle saying these conditions, which its key has to sign. Throws `BuildError` `not-owned`
 * where the key is not the owner's.
 */
export function standardSpend(
  publicKey: Uint8Array,
  owner: PuzzleHash,
  conditions: readonly Uint8Array[],
): P2Spend {
  if (publicKey.length !== 48 || standardHash(publicKey) !== owner)
    throw new BuildError('not-owned', `The key given does not own puzzle hash ${owner}`)
  return {
    puzzle: writeCurried(standardProgram.bytes, [writeAtom(publicKey)]),
    solution: writeList([NIL, writeQuoted(writeList(conditions)), NIL]),
  }
}

/** The settlement puzzle making these payments; nobody signs it. */
export function settlementSpend(payments: readonly Notarized[]): P2Spend {
  return { puzzle: settlementProgram.bytes, solution: writeList(payments.map(({ bytes }) => bytes)) }
}

/** A spend of a coin that lies bare at its puzzle. */
export function spendXch({ coin, publicKey }: XchCoin, conditions: readonly Uint8Array[]): CoinSpend {
  const { puzzle, solution } = standardSpend(publicKey, hex32Of(coin.puzzleHash), conditions)
  return { coin, puzzleReveal: puzzle, solution }
}

/** A spend of XCH that waits to be settled. Throws `BuildError` `unsupported-asset` for another coin. */
export function spendSettlementXch(coin: Coin, payments: readonly Notarized[]): CoinSpend {
  if (!equalBytes(coin.puzzleHash, hexBytes(settlementHash)))
    throw new BuildError('unsupported-asset', `Coin ${coinIdOf(coin)} does not wait to be settled`)
  const { puzzle, solution } = settlementSpend(payments)
  return { coin, puzzleReveal: puzzle, solution }
}

/** An XCH coin with its key; `undefined` where it is somebody else's. */
export function readXchCoin(coin: Coin, keyOf: KeyOf): XchCoin | undefined {
  const publicKey = keyOf(hex32Of(coin.puzzleHash))
  return publicKey && { kind: 'xch', coin, publicKey }
}
