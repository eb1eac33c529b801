import type { Address } from '@chiaroscuro/contract/public'
import { toAddress, toTimestamp, toToken } from '../../../view/common.js'
import type { ViewContext } from '../../../view/view-context.js'

const NOWHERE = '0'.repeat(64)

/** An address where the dialect wants one: all zeros where the chain does not show it. */
export function toSomeAddress(view: ViewContext, puzzleHash: string | null): Address {
  return toAddress(view, puzzleHash ?? NOWHERE)
}

/** A time where the dialect wants one: the epoch where the source of blocks tells none. */
export function toSomeTime(seconds: number | null | undefined): string {
  return toTimestamp(seconds ?? 0)
}

/** An amount of an asset in its own units, as a float. */
export function toUnits(view: ViewContext, asset: string | null, amount: string | null): number | null {
  if (asset === null || amount === null) return null
  return Number(amount) / 10 ** toToken(view, asset).decimals
}

/** Somebody else's JSON, where it is an object. */
export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}
