import type { DexieItem, DexieOffer } from '@chiaroscuro/contract/dexie'
import { decodeId } from '@chiaroscuro/domain/id'
import type { NftRow } from '../../query/nft-rows.js'
import { nftRowsOf } from '../../query/nft-rows.js'
import type { BookRow } from '../../query/offer-book-rows.js'
import { listTokenRows, type TokenRow } from '../../query/token-rows.js'
import type { StoredItem } from '../../store/ledger/schema.js'
import { toThumbnail, toToken } from '../../view/common.js'
import { offerStatusNumber } from '../../view/offer.js'
import type { ViewContext } from '../../view/view-context.js'
import type { PublicContext } from '../public/answer.js'
import { toUnits } from '../public/view/common.js'

interface Names {
  readonly nfts: ReadonlyMap<string, NftRow>
  readonly tokens: ReadonlyMap<string, TokenRow>
}

/** Offers as dexie shows them; `compact` leaves their texts out. */
export async function presentOffers(
  context: PublicContext,
  rows: readonly BookRow[],
  compact: boolean,
): Promise<DexieOffer[]> {
  const { db, view } = context
  const moment = context.moment()
  const items = rows.flatMap(({ offer }) => [...offer.offered, ...offer.requested])
  const ids = new Set(items.flatMap((item) => (item.kind === 'nft' ? [item.launcherId] : [])))
  const assets = new Set(items.flatMap((item) => (item.kind === 'cat' ? [item.assetId] : [])))
  const [nfts, tokens] = await Promise.all([
    nftRowsOf(db, moment, [...ids]),
    assets.size > 0 ? listTokenRows(db, { ids: [...assets], size: assets.size }) : [],
  ])
  const names = {
    nfts: new Map(nfts.map((row) => [row.nft.launcherId, row])),
    tokens: new Map(tokens.map((token) => [token.id, token])),
  }
  return rows.map((row) => ({
    ...toFacts(view, row),
    ...(compact ? {} : { offer: row.offer.text }),
    status: offerStatusNumber(row, view, moment),
    offered: row.offer.offered.flatMap((item) => toItem(view, item, names)),
    requested: row.offer.requested.flatMap((item) => toItem(view, item, names)),
  }))
}

function toFacts(view: ViewContext, { offer, endHeight, endedAt }: BookRow) {
  return {
    id: offer.id,
    date_found: toTime(offer.receivedAt),
    date_completed: endedAt === null ? null : toTime(endedAt * 1000),
    date_pending: null,
    date_expiry: offer.expiresAt === null ? null : toTime(offer.expiresAt * 1000),
    block_expiry: offer.expiresHeight,
    spent_block_index: endHeight,
    known_taker: null,
    price: toUnits(view, offer.priceAsset, offer.priceAmount),
    trade_id: offer.bundleHash,
  }
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

function toItem(view: ViewContext, item: StoredItem, names: Names): DexieItem[] {
  if (item.kind === 'unknown') return []
  if (item.kind === 'nft') {
    const row = names.nfts.get(item.launcherId)
    const collectionId = decodeId('col', row?.detail.collectionId ?? '')
    const media = row?.media ?? null
    return [
      {
        is_nft: true,
        id: item.launcherId,
        name: row?.detail.name ?? null,
        preview: { tiny: toThumbnail(view, media, 200), medium: toThumbnail(view, media, 512) },
        collection: collectionId === undefined ? null : { id: collectionId, name: row?.collectionName ?? '' },
        nft_data: { royalty: item.royaltyBasisPoints, data_uris: row?.nft.dataUris ?? [] },
      },
    ]
  }
  const id = item.kind === 'xch' ? 'xch' : item.assetId
  const { code } = toToken(view, id)
  const name = item.kind === 'xch' ? 'Chia' : (names.tokens.get(id)?.name ?? code)
  return [{ id, code, name, amount: toUnits(view, id, item.amount) ?? 0 }]
}
