import type { Auction } from '@chiaroscuro/contract/operation'

/** The least bid that leads, in mojos: the reserve, then more than the best that stands. */
export function leastBid({
  reserve_mojos,
  highest_bid,
}: Pick<Auction, 'reserve_mojos' | 'highest_bid'>): bigint {
  const reserve = BigInt(reserve_mojos)
  const above = highest_bid === null ? 0n : BigInt(highest_bid.price_mojos) + 1n
  return above > reserve ? above : reserve
}
