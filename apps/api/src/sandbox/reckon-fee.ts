import { type CoinSpend, coinIdOf, feeBehind } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { type Hex32, hex32Of, type LauncherId } from '@chiaroscuro/domain/id'

/** The spends of a block, which of its mints a fee is asked of, and all that it minted. */
export interface FeeQuestion {
  readonly block: readonly CoinSpend[]
  readonly own: readonly LauncherId[]
  readonly minted: readonly LauncherId[]
}

/** A fee as `feeBehind` reckons it, by the ids of the coins it was reckoned from. */
export interface FeeReading {
  readonly fee: bigint | null
  readonly came: bigint
  readonly left: bigint
  readonly coinIds: readonly Hex32[]
  /** How many of all that was minted these spends minted. */
  readonly minted: number
}

/** What is said where nothing can be reckoned. */
export const NO_FEE: FeeReading = { fee: null, came: 0n, left: 0n, coinIds: [], minted: 0 }

/** Reckons a fee: what runs in the child, since a block's programs may run for long. */
export function answerFee({ block, own, minted }: FeeQuestion, run: ClvmRunner): FeeReading {
  const found = feeBehind(block, own, run)
  if (!found) return NO_FEE
  const { fee = null, came, left, spends } = found
  const coinIds = spends.map(({ coin }) => coinIdOf(coin))
  // A launcher that was spent in a block before is the parent of a coin of this one.
  const touched = new Set<string>([...coinIds, ...spends.map(({ coin }) => hex32Of(coin.parentCoinInfo))])
  return { fee, came, left, coinIds, minted: minted.filter((id) => touched.has(id)).length }
}

export function isFeeQuestion(value: unknown): value is FeeQuestion {
  return (
    typeof value === 'object' &&
    value !== null &&
    'block' in value &&
    Array.isArray(value.block) &&
    'own' in value &&
    'minted' in value
  )
}

/** Whether a child's message has the shape of an answer. */
export function isFeeReading(value: unknown): value is FeeReading {
  if (typeof value !== 'object' || value === null || !('fee' in value && 'came' in value && 'left' in value))
    return false
  return (
    (value.fee === null || typeof value.fee === 'bigint') &&
    typeof value.came === 'bigint' &&
    typeof value.left === 'bigint' &&
    'coinIds' in value &&
    Array.isArray(value.coinIds) &&
    'minted' in value &&
    typeof value.minted === 'number'
  )
}
