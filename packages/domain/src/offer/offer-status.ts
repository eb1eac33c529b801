import type { CoinId, Hex32 } from '../id/hex32.js'
import type { Expiry } from './read-maker.js'

/**
 * Where an offer stands.
 *
 * - `open`: can be taken now
 * - `pending`: one of its coins is being spent by something that is not in a block yet
 * - `taken`, `cancelled`: how it ended, by evidence on the chain
 * - `expired`: its own time or height is past
 * - `unknown`: over without a trace of how, or its coins are not known to be there
 */
export type OfferStatus = 'open' | 'pending' | 'cancelled' | 'taken' | 'expired' | 'unknown'

/** What is known of one coin an offer needs: `missing` when the chain has never had it. */
export type CoinState = 'unspent' | 'spending' | 'spent' | 'missing'

/** How an offer ended, as `howTheyEnded` tells. */
export type OfferEnd = 'taken' | 'cancelled'

/** Everything an offer's status depends on. */
export interface OfferLife {
  /** States of the coins that must be unspent. */
  readonly coins: readonly CoinState[]
  readonly expiry: Expiry
  readonly ended: OfferEnd | null
}

/** When a status is asked for: the clock in Unix seconds and the height of the chain. */
export interface StatusMoment {
  readonly seconds: number
  readonly height: number
}

/**
 * The status of an offer: a pure function of coins, height and time, and never of what was announced.
 *
 * What the chain has decided comes first: an end with evidence stays. A coin is spent once; whoever
 * holds the NFT later holds another coin, so nothing opens an offer again but a reorganization that
 * takes the spend back. Then time: ASSERT_BEFORE conditions fail from their value on. Then coins.
 */
export function offerStatus({ coins, expiry, ended }: OfferLife, moment: StatusMoment): OfferStatus {
  if (ended) return ended
  if (coins.includes('spent')) return 'unknown'
  if (isExpired(expiry, moment)) return 'expired'
  if (coins.includes('missing')) return 'unknown'
  return coins.includes('spending') ? 'pending' : 'open'
}

/** Whether the chain refuses the offer for its age: the next block comes after this height and moment. */
export function isExpired({ seconds, height }: Expiry, moment: StatusMoment): boolean {
  return (seconds !== null && seconds <= moment.seconds) || (height !== null && height <= moment.height)
}

/** What of an offer a block can show. */
export interface OfferTraces {
  readonly mustBeUnspent: readonly CoinId[]
  readonly settlementCoins: readonly CoinId[]
  /** The signed spends themselves, by `spendUse`. */
  readonly uses: readonly Hex32[]
}

/**
 * How a block ended each offer it touched, from the coins spent in it and how (`spendUse`). Offers it
 * did not touch are absent. `offers` has to hold every offer that shares a coin with another of them.
 *
 * The maker's own spend insists on being paid, so its use is the proof that an offer was taken. Where
 * no offer shows a use, since a wallet wrote the same spend in another way, a settlement coin that was
 * spent is proof enough: only the maker's spend creates it. Two offers of one NFT share that coin, and
 * only one of them can have been used; the other was ended by it. Anything else that spends a
 * maker's coin cancels.
 */
export function howTheyEnded<Id>(
  offers: ReadonlyMap<Id, OfferTraces>,
  seen: ReadonlySet<string>,
): Map<Id, OfferEnd> {
  const wasUsed = ({ uses }: OfferTraces) => uses.some((use) => seen.has(use))
  const explained = new Set(
    [...offers.values()].filter(wasUsed).flatMap(({ settlementCoins }) => settlementCoins),
  )
  const ended = new Map<Id, OfferEnd>()
  for (const [id, offer] of offers) {
    const settled = offer.settlementCoins.some((coin) => seen.has(coin) && !explained.has(coin))
    if (wasUsed(offer) || settled) ended.set(id, 'taken')
    else if (offer.mustBeUnspent.some((coin) => seen.has(coin))) ended.set(id, 'cancelled')
  }
  return ended
}
