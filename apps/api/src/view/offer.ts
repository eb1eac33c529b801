import type { Offer, OfferAsset } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { type OfferStatus, offerStatus } from '@chiaroscuro/domain/offer'
import { hidingsOf } from '../query/hidden-rows.js'
import { type OfferNft, type OfferRow, offerNfts } from '../query/offer-rows.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import type { StoredItem } from '../store/ledger/schema.js'
import { toOwnTime, toPrice, toThumbnail, toTimestamp, toToken } from './common.js'
import { toHiding } from './hiding.js'
import type { ViewContext } from './view-context.js'

type Names = ReadonlyMap<string, OfferNft>
/** The field's numbers. */
const STATUS = {
  open: 0,
  pending: 1,
  cancelled: 3,
  taken: 4,
  unknown: 5,
  expired: 6,
} as const satisfies Record<OfferStatus, number>

/** Offers with the NFTs in them named. */
export async function presentOffers(
  db: Database,
  context: ViewContext,
  rows: readonly OfferRow[],
  moment: Moment,
): Promise<Offer[]> {
  const [names, hidings] = await Promise.all([
    offerNfts(db, nftsIn(rows)),
    hidingsOf(
      db,
      'offer',
      rows.map(({ offer }) => offer.id),
    ),
  ])
  return rows.map((row) => ({
    ...toOffer(context, row, names, moment),
    hidden: toHiding(hidings.get(row.offer.id)),
  }))
}

/** Offers that the market shows, which none is that is hidden, with the NFTs in them named; one of these is known. */
export async function presentShownOffers(
  db: Database,
  context: ViewContext,
  rows: readonly OfferRow[],
  moment: Moment,
  [ownId, own]: readonly [launcherId: string, OfferNft],
): Promise<Offer[]> {
  const others = await offerNfts(
    db,
    nftsIn(rows).filter((id) => id !== ownId),
  )
  const names = new Map([...others, [ownId, own]])
  return rows.map((row) => ({ ...toOffer(context, row, names, moment), hidden: null }))
}

function nftsIn(rows: readonly OfferRow[]): string[] {
  const items = rows.flatMap(({ offer }) => [...offer.offered, ...offer.requested])
  return [...new Set(items.flatMap((item) => (item.kind === 'nft' ? [item.launcherId] : [])))]
}

function toOffer(context: ViewContext, row: OfferRow, names: Names, moment: Moment) {
  const { offer, endHeight } = row
  const price = toPrice(context, offer.priceAsset, offer.priceAmount)
  return {
    id: offer.id,
    status: offerStatusNumber(row, context, moment),
    side: offer.side === 1 ? (1 as const) : (2 as const),
    nft_id: offer.launcherId,
    price_mojos: price.mojos,
    token_id: price.token_id,
    token_code: price.code,
    token_decimals: price.decimals,
    royalty_mojos: offer.royaltyAmount,
    offered: offer.offered.flatMap((item) => toAsset(context, item, names)),
    requested: offer.requested.flatMap((item) => toAsset(context, item, names)),
    created_at: toOwnTime(offer.receivedAt),
    expiration_date: offer.expiresAt === null ? null : toTimestamp(offer.expiresAt),
    expiration_height: offer.expiresHeight,
    ended_height: endHeight,
  }
}

/** An offer's status now, as the field numbers it. */
export function offerStatusNumber(
  { offer, endStatus }: Pick<OfferRow, 'offer' | 'endStatus'>,
  context: ViewContext,
  moment: Moment,
): number {
  return STATUS[statusOf(offer, endStatus, context.pendingOffers().has(offer.id), moment)]
}

/** An offer is kept while its coins are unspent; how they were spent is its end. */
function statusOf(
  { expiresAt, expiresHeight, isAdrift }: OfferRow['offer'],
  endStatus: number | null,
  isPending: boolean,
  moment: Moment,
): OfferStatus {
  const ended = endStatus === STATUS.taken ? 'taken' : endStatus === STATUS.cancelled ? 'cancelled' : null
  const expiry = { seconds: expiresAt === null ? null : BigInt(expiresAt), height: expiresHeight }
  const coin = endStatus !== null ? 'spent' : isAdrift ? 'missing' : isPending ? 'spending' : 'unspent'
  return offerStatus({ coins: [coin], expiry, ended }, moment)
}

function toAsset(context: ViewContext, item: StoredItem, names: Names): OfferAsset[] {
  if (item.kind === 'unknown') return []
  if (item.kind === 'nft') {
    const known = names.get(item.launcherId)
    return [
      {
        kind: 'nft',
        nft_id: item.launcherId,
        encoded_id: formatNftId(asHex32(item.launcherId)),
        name: known?.name ?? null,
        thumbnail_uri: toThumbnail(context, known?.media ?? null, 200),
      },
    ]
  }
  const asset = item.kind === 'xch' ? 'xch' : item.assetId
  const { code, decimals } = toToken(context, asset)
  return [{ kind: 'token', token_id: asset, token_code: code, decimals, amount: item.amount }]
}
