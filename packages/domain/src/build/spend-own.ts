import { type Coin, type CoinSpend, coinIdOf } from '../chain/coin.js'
import type { CoinId, PuzzleHash } from '../id/hex32.js'
import { settlementHash } from '../puzzle/program.js'
import { BuildError } from './build-error.js'
import { spendCats } from './cat-spend.js'
import { assertSpentWith, checkAmount, createCoin, reserveFee } from './condition.js'
import type { CatCoin, XchCoin } from './held-coin.js'
import type { Payment } from './notarized.js'
import { spendXch, standardSpend } from './p2-spend.js'

/** What coins of one asset do together. */
export interface Spending {
  readonly payments: readonly Payment[]
  /** Where what is left over goes. */
  readonly changeTo: PuzzleHash
  /** Conditions besides, serialized. */
  readonly conditions?: readonly Uint8Array[]
  readonly fee?: bigint
  /** Mojos that other spends of the bundle make coins of. */
  readonly lent?: bigint
}

/** Spends XCH coins together; what they hold beyond payments and fee is change. Nothing for no coins. */
export function spendXchCoins(coins: readonly XchCoin[], spending: Spending): CoinSpend[] {
  return together(coins, spending).map(({ held, conditions }) => spendXch(held, conditions))
}

/** Spends CAT coins of one asset together, without a fee. Nothing for no coins. */
export function spendCatCoins(coins: readonly CatCoin[], spending: Spending): CoinSpend[] {
  const parts = together(coins, spending).map(({ held, conditions, created }) => ({
    cat: held,
    p2: standardSpend(held.publicKey, held.p2PuzzleHash, conditions),
    created,
  }))
  return spendCats(parts)
}

interface Saying<C> {
  readonly held: C
  readonly conditions: readonly Uint8Array[]
  readonly created: bigint
}

/** The first coin says everything; the others, that they go with it. */
function together<C extends { readonly coin: Coin }>(
  coins: readonly C[],
  { payments, changeTo, conditions = [], fee = 0n, lent = 0n }: Spending,
): Saying<C>[] {
  const [lead, ...others] = coins
  if (!lead) return []
  const paid = payments.reduce((sum, { amount }) => sum + checkAmount(amount), 0n)
  const held = coins.reduce((sum, { coin }) => sum + coin.amount, 0n)
  const change = held - paid - lent - checkAmount(fee, 0n)
  if (change < 0n) throw new BuildError('insufficient-funds', `The coins hold ${-change} too little`)
  const outputs = change > 0n ? [...payments, { puzzleHash: changeTo, amount: change }] : payments
  refuseDuplicates(outputs)
  const said = [
    ...conditions,
    ...outputs.map(({ puzzleHash, amount }) => createCoin(puzzleHash, amount, puzzleHash !== settlementHash)),
    ...(fee > 0n ? [reserveFee(fee)] : []),
  ]
  const follow = [assertSpentWith(coinIdOf(lead.coin))]
  return [
    { held: lead, conditions: said, created: paid + change },
    ...others.map((held) => ({ held, conditions: follow, created: 0n })),
  ]
}

/** A coin is named by its parent, puzzle hash and amount: two equal ones of one parent cannot be. */
function refuseDuplicates(outputs: readonly Payment[]): void {
  const names = new Set(outputs.map(({ puzzleHash, amount }) => `${puzzleHash}:${amount}`))
  if (names.size < outputs.length)
    throw new BuildError('duplicate-output', 'Two payments, or one and the change, are the same')
}

/** Refuses a coin that is to be spent twice. Throws `BuildError` `same-coin-twice`. */
export function refuseSameCoins(ids: readonly CoinId[]): void {
  const seen = new Set<CoinId>()
  for (const id of ids) {
    if (seen.has(id)) throw new BuildError('same-coin-twice', `Coin ${id} would be spent twice`)
    seen.add(id)
  }
}
