import { isRecord } from '#app/feature/endless/is-record.js'

/** What may happen to a work on the market, before any block knows of it. */
export const MARKET_NEWS = [
  'listing',
  'bid',
  'cancellation',
  'created',
  'started',
  'lead',
  'extended',
  'ended',
  'closed',
] as const
type MarketNewsKind = (typeof MARKET_NEWS)[number]

/** One piece of it, as a line shows it. */
export interface MarketNews {
  /** The stream's number: told once, and what a retraction names. */
  readonly sequence: number
  readonly what: MarketNewsKind
  readonly work: { readonly encoded_id: string; readonly name: string | null }
  /** How many other works go with it. */
  readonly others: number
  /** Asked for, bid, or what leads; nothing where there is no price. */
  readonly price: { readonly units: string; readonly code: string; readonly decimals: number } | null
  readonly at: string
}

/** What an offer's or an auction's message tells; nothing where it lacks something, or the work is hidden. */
export function readMarketNews(message: Readonly<Record<string, unknown>>): MarketNews | undefined {
  const { sequence, told_at: at, offer, auction } = message
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || typeof at !== 'string')
    return undefined
  const what = MARKET_NEWS.find((one) => one === (isRecord(auction) ? message.change : message.type))
  const told = isRecord(auction) ? ofAuction(auction) : isRecord(offer) ? ofOffer(offer) : undefined
  return what && told && { sequence, at, what, ...told }
}

type Told = Pick<MarketNews, 'work' | 'others' | 'price'>

function ofOffer(offer: Record<string, unknown>): Told | undefined {
  if (offer.hidden !== null && offer.hidden !== undefined) return undefined
  const [first, ...others] = worksOf(offer)
  const work = workOf(first)
  const price = priceOf(offer.price_mojos, offer.token_code, offer.token_decimals)
  return work && { work, others: others.length, price }
}

/** The works on both sides of an offer. */
export function worksOf(offer: unknown): Record<string, unknown>[] {
  if (!isRecord(offer)) return []
  const assets = [offer.offered, offer.requested].flatMap((side): unknown[] =>
    Array.isArray(side) ? side : [],
  )
  return assets.filter(isRecord).filter(({ kind }) => kind === 'nft')
}

function ofAuction(auction: Record<string, unknown>): Told | undefined {
  const work = workOf(auction.nft)
  const best = isRecord(auction.highest_bid) ? auction.highest_bid.price_mojos : auction.reserve_mojos
  return work && { work, others: 0, price: priceOf(best, 'XCH', 12) }
}

function workOf(value: unknown): MarketNews['work'] | undefined {
  if (!isRecord(value) || typeof value.encoded_id !== 'string') return undefined
  return { encoded_id: value.encoded_id, name: typeof value.name === 'string' ? value.name : null }
}

function priceOf(units: unknown, code: unknown, decimals: unknown): MarketNews['price'] {
  if (typeof units !== 'string' || typeof code !== 'string' || typeof decimals !== 'number') return null
  return { units, code, decimals }
}
