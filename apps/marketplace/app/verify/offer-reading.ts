/** One thing on a side of an offer, as its text says. */
export type ReadItem =
  | { readonly kind: 'nft'; readonly launcherId: string; readonly royaltyBasisPoints: number }
  | { readonly kind: 'xch'; readonly amount: bigint }
  | { readonly kind: 'cat'; readonly assetId: string; readonly amount: bigint }
  | { readonly kind: 'unknown' }

/** Whether a royalty is sure to be paid. */
export const HONESTY = ['asserted', 'underpaid', 'missing', 'none-due'] as const
export type Honesty = (typeof HONESTY)[number]

export interface ReadRoyalty {
  readonly launcherId: string
  /** Puzzle hash of whoever is paid. */
  readonly payee: string
  readonly basisPoints: number
  /** `xch` or a token's id; null where nothing that can be shared stands against the work. */
  readonly asset: string | null
  readonly amount: bigint
  readonly honesty: Honesty
}

/** Works against one asset: what the market lists. */
export interface ReadTrade {
  readonly side: 1 | 2
  readonly asset: string
  readonly price: bigint
  readonly royalty: bigint
}

/** What an offer's text says, and nothing that anybody says of it. */
export interface OfferFacts {
  readonly id: string
  /** What wallets call it: the hash of its spend bundle. */
  readonly tradeId: string
  readonly format: number
  /** The network it was signed for; `nosig` where nobody signed, null where its signature proves nothing. */
  readonly network: string | null
  readonly offered: readonly ReadItem[]
  readonly requested: readonly ReadItem[]
  readonly trade: ReadTrade | null
  readonly royalties: readonly ReadRoyalty[]
  /** The first moment and the first height at which the chain refuses it. */
  readonly endSeconds: number | null
  readonly endHeight: number | null
  readonly fee: bigint
  /** The coins it needs, and which of them hold works. */
  readonly coins: readonly string[]
  readonly works: readonly { readonly launcherId: string; readonly coinId: string }[]
  /** Why the chain would never settle it as it reads. */
  readonly doubts: readonly string[]
}

/** What became of a text: decided by the text alone. */
export type OfferReading =
  | { readonly ok: true; readonly offer: OfferFacts; readonly ms: number }
  /** The rule that it breaks, by its name. */
  | { readonly ok: false; readonly fault: string }

/** Whether a message of the worker, which works on what strangers wrote, has the shape of an answer. */
export function isOfferReading(value: unknown): value is OfferReading {
  if (!isObject(value)) return false
  return value.ok === true
    ? isNumber(value.ms) && isFacts(value.offer)
    : value.ok === false && isText(value.fault)
}

function isFacts(value: unknown): value is OfferFacts {
  return (
    isObject(value) &&
    isText(value.id) &&
    isText(value.tradeId) &&
    isNumber(value.format) &&
    isNullOr(value.network, isText) &&
    isListOf(value.offered, isItem) &&
    isListOf(value.requested, isItem) &&
    isNullOr(value.trade, isTrade) &&
    isListOf(value.royalties, isRoyalty) &&
    isNullOr(value.endSeconds, isNumber) &&
    isNullOr(value.endHeight, isNumber) &&
    isAmount(value.fee) &&
    isListOf(value.coins, isText) &&
    isListOf(value.works, (one) => isObject(one) && isText(one.launcherId) && isText(one.coinId)) &&
    isListOf(value.doubts, isText)
  )
}

function isItem(value: unknown): boolean {
  if (!isObject(value)) return false
  switch (value.kind) {
    case 'nft':
      return isText(value.launcherId) && isNumber(value.royaltyBasisPoints)
    case 'xch':
      return isAmount(value.amount)
    case 'cat':
      return isText(value.assetId) && isAmount(value.amount)
    default:
      return value.kind === 'unknown'
  }
}

function isTrade(value: unknown): boolean {
  return (
    isObject(value) &&
    (value.side === 1 || value.side === 2) &&
    isText(value.asset) &&
    isAmount(value.price) &&
    isAmount(value.royalty)
  )
}

function isRoyalty(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.launcherId) &&
    isText(value.payee) &&
    isNumber(value.basisPoints) &&
    isNullOr(value.asset, isText) &&
    isAmount(value.amount) &&
    HONESTY.some((word) => word === value.honesty)
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isAmount(value: unknown): value is bigint {
  return typeof value === 'bigint' && value >= 0n
}

function isNullOr(value: unknown, is: (value: unknown) => boolean): boolean {
  return value === null || is(value)
}

function isListOf(value: unknown, is: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is)
}
