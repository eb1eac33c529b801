import type { Offer, OfferAsset } from '@chiaroscuro/contract/operation'
import type { OfferFacts, ReadItem } from './offer-reading.js'
import type { Verdict } from './verdict.js'

/** Where what this site says of an offer is not what its text and its coins say. */
export type Difference =
  | { readonly about: 'other-offer' }
  | { readonly about: 'stands' | 'ended' | 'expired' }
  | { readonly about: 'price' | 'royalty'; readonly said: Sum; readonly read: Sum }
  | { readonly about: 'offered' | 'requested' | 'end' }

export interface Sum {
  /** `xch` or a token's id. */
  readonly asset: string
  readonly units: string
}

/** Clocks differ by a little. */
const CLOCK_SECONDS = 90
const STANDING = [0, 1, 2]
const ENDED = [3, 4]
const EXPIRED = 6

/** Compares what was said with what was found; nothing where both agree, or nothing was found. */
export function compareSaid(said: Offer, verdict: Verdict, seconds: number): Difference[] {
  const { offer } = verdict
  if (!offer) return verdict.settles === 'red' ? [{ about: 'stands' }] : []
  // Of another offer nothing else would mean anything.
  if (offer.id !== said.id) return [{ about: 'other-offer' }]
  return [
    ...statusDifference(said, offer, verdict, seconds),
    ...priceDifferences(said, offer),
    ...(isSame(said.offered, offer.offered) ? [] : [{ about: 'offered' as const }]),
    ...(isSame(said.requested, offer.requested) ? [] : [{ about: 'requested' as const }]),
    ...(isSameEnd(said, offer) ? [] : [{ about: 'end' as const }]),
  ]
}

function statusDifference(said: Offer, offer: OfferFacts, verdict: Verdict, seconds: number): Difference[] {
  const end = verdict.lines.find(({ fact }) => fact.about === 'end')
  const isPast = end?.tone === 'red'
  const isJustPast = isPast && offer.endSeconds !== null && seconds - offer.endSeconds < CLOCK_SECONDS
  const broken = verdict.lines.filter(({ tone, fact }) => tone === 'red' && fact.about !== 'royalty')
  const others = broken.filter((line) => line !== end)
  if (STANDING.includes(said.status) && (others.length > 0 || (isPast && !isJustPast)))
    return [{ about: 'stands' }]
  const isWhole = verdict.lines.some(({ fact }) => fact.about === 'unspent')
  if (ENDED.includes(said.status) && isWhole) return [{ about: 'ended' }]
  return said.status === EXPIRED && end?.tone === 'green' ? [{ about: 'expired' }] : []
}

function priceDifferences(said: Offer, { trade }: OfferFacts): Difference[] {
  if (!trade) return []
  const sums = (about: 'price' | 'royalty', units: string | null, read: bigint): Difference[] => {
    const isAsset = said.token_id === trade.asset
    if (units === read.toString() && isAsset) return []
    return [
      {
        about,
        said: { asset: said.token_id ?? 'xch', units: units ?? '0' },
        read: { asset: trade.asset, units: read.toString() },
      },
    ]
  }
  return [
    ...sums('price', said.price_mojos, trade.price),
    // A royalty that was left out is not misstated.
    ...(said.royalty_mojos === null ? [] : sums('royalty', said.royalty_mojos, trade.royalty)),
  ]
}

function isSame(said: readonly OfferAsset[], read: readonly ReadItem[]): boolean {
  const ours = read.flatMap((item) => {
    if (item.kind === 'nft') return [`nft ${item.launcherId}`]
    if (item.kind === 'unknown') return []
    return [`${item.kind === 'xch' ? 'xch' : item.assetId} ${item.amount}`]
  })
  const theirs = said.map((asset) =>
    asset.kind === 'nft' ? `nft ${asset.nft_id}` : `${asset.token_id} ${asset.amount}`,
  )
  return ours.sort().join() === theirs.sort().join()
}

function isSameEnd(said: Offer, { endSeconds, endHeight }: OfferFacts): boolean {
  const date = said.expiration_date === null ? null : Date.parse(said.expiration_date) / 1000
  return date === endSeconds && said.expiration_height === endHeight
}
