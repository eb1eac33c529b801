import type { OpenOffer } from '../seed/journal.js'

/**
 * Works that bots leave alone, though they are for sale: the cheapest in XCH, which is where visitors look first. Nobody who presses
 * "Buy now" there is to find that a bot was faster. What its maker no longer holds is not for sale, whatever its offer says.
 */
export function leftToVisitors(
  offers: readonly OpenOffer[],
  ownerOf: (launcherId: string) => string | undefined,
  most: number,
): ReadonlySet<string> {
  const cheapest = offers
    .filter(({ kind, tokenId }) => kind === 'sell' && tokenId === null)
    .filter(({ launcherId, maker }) => ownerOf(launcherId) === maker)
    .sort((a, b) => (BigInt(a.amount) < BigInt(b.amount) ? -1 : 1))
  return new Set(cheapest.slice(0, most).map(({ launcherId }) => launcherId))
}
