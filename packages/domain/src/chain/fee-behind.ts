import { toHex } from '../bytes.js'
import type { ClvmRunner } from '../clvm/index.js'
import type { LauncherId } from '../id/hex32.js'
import type { CoinSpend } from './coin.js'
import { PLACE, type SpendTies, tiesOf } from './spend-ties.js'

/** What the spends behind something paid to the farmer, and how that is reckoned. */
export interface FeeBehind {
  /** What came less what is left; `undefined` where a spend cannot be read, or gave out more than it took: a part is missing then. */
  readonly fee: bigint | undefined
  /** Mojos of the coins that were there before, and of those that are there after. */
  readonly came: bigint
  readonly left: bigint
  /** All that is tied together, in the block's order. */
  readonly spends: readonly CoinSpend[]
}

/**
 * What minting cost, from the spends of its block. A block keeps no bundles: what belongs together is told by the coins that
 * one spend made and another spent, and by what spends insist on of each other. Where several transactions minted, it is what all of
 * them paid. Runs the block's spends. `undefined` where none of the launchers was begun in it.
 */
export function feeBehind(
  spends: readonly CoinSpend[],
  launcherIds: readonly LauncherId[],
  run: ClvmRunner,
): FeeBehind | undefined {
  const launchers = new Set<string>(launcherIds)
  const all = spends.map((spend) => tiesOf(spend, run))
  const groupOf = groups(all)
  const wanted = new Set<number>()
  // A launcher may have been spent in a block before: its NFT's first coin is its child.
  for (const [at, { coinId, spend }] of all.entries())
    if (launchers.has(coinId) || launchers.has(toHex(spend.coin.parentCoinInfo))) wanted.add(groupOf(at))
  if (wanted.size === 0) return undefined
  return reckon(all.filter((_, at) => wanted.has(groupOf(at))))
}

function reckon(tied: readonly SpendTies[]): FeeBehind {
  const spent = new Set<string>(tied.map(({ coinId }) => coinId))
  let came = 0n
  let passed = 0n
  let made = 0n
  for (const { spend, made: own } of tied) {
    // A coin whose parent is spent here was made here.
    if (spent.has(toHex(spend.coin.parentCoinInfo))) passed += spend.coin.amount
    else came += spend.coin.amount
    made += own ?? 0n
  }
  const left = made - passed
  const isWhole = tied.every((one) => one.made !== undefined) && came >= left
  return { fee: isWhole ? came - left : undefined, came, left, spends: tied.map(({ spend }) => spend) }
}

/** Names the group of each spend: those that are tied, also by way of others, have the same one. */
function groups(all: readonly SpendTies[]): (at: number) => number {
  const above = all.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    for (let next = above[root]; next !== undefined && next !== root; next = above[root]) root = next
    above[at] = root
    return root
  }
  const givers = new Map<string, number[]>()
  for (const [at, { gives }] of all.entries())
    for (const tie of gives) {
      const found = givers.get(tie)
      if (found) found.push(at)
      else givers.set(tie, [at])
    }
  for (const [at, { needs }] of all.entries())
    for (const tie of needs) {
      const found = givers.get(tie) ?? []
      // Any coin of the place will do, so of several none is the one.
      if (tie.startsWith(PLACE) && found.length > 1) continue
      for (const giver of found) above[rootOf(giver)] = rootOf(at)
    }
  return rootOf
}
