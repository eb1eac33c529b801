import { parseUnits } from '@chiaroscuro/domain/amount'

/** A currency prices are named in. */
export interface Currency {
  /** `''` for XCH, else a token's id. */
  readonly assetId: string
  readonly code: string
  readonly decimals: number
}

export const XCH: Currency = { assetId: '', code: 'XCH', decimals: 12 }

/** Lifetimes that are offered, in days; 0 is without end. */
export const LIFETIMES = [1, 7, 30, 0] as const

/** Smallest units of a price somebody typed; nothing for what is no price above zero. A comma is a point as well. */
export function readPrice(text: string, { decimals }: Currency): bigint | undefined {
  const units = parseUnits(text.trim().replace(',', '.'), decimals)
  return units !== undefined && units > 0n ? units : undefined
}

/** The royalty on a price: basis points of it, rounded down as the chain does. */
export function royaltyOn(price: bigint, basisPoints: number): bigint {
  return (price * BigInt(basisPoints)) / 10_000n
}

/** The royalties on one price for works that go together: each of an equal share of it, rounded down as the chain does. */
export function royaltiesOn(price: bigint, basisPoints: readonly number[]): bigint {
  const share = price / BigInt(basisPoints.length)
  return basisPoints.reduce((sum, points) => sum + royaltyOn(share, points), 0n)
}

/** When an offer made now (milliseconds) ends, in Unix seconds. */
export function endOf(days: number, now: number): number | undefined {
  return days > 0 ? Math.floor(now / 1000) + days * 86_400 : undefined
}
