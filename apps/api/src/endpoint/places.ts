import { getAddress, getStatus, listMints, type Status, search } from '@chiaroscuro/contract/operation'
import { addressPath, listMintsQuery, searchQuery } from '@chiaroscuro/contract/schema'
import {
  parseAddress,
  parseCollectionId,
  parseDid,
  parseNftId,
  parseShortenedNftId,
} from '@chiaroscuro/domain/id'
import { and, count, eq, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { listCollectionRows } from '../query/collection-rows.js'
import { parseCursor, toPage } from '../query/keyset.js'
import { launcherIdsLike } from '../query/launcher-ids-like.js'
import { listMintRows, nftRowsOf } from '../query/mint-rows.js'
import { listNftRows } from '../query/nft-rows.js'
import { pendingFiles } from '../query/pending-files.js'
import { collection, event, nft, unreadable } from '../store/schema.js'
import { toCollection } from '../view/collection.js'
import { toAddress, toBlockTime, toProfile } from '../view/common.js'
import { toFlatNft } from '../view/nft.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'

const SHOWN = 10

export const getAddressEndpoint = endpoint(
  getAddress,
  addressPath,
  async ({ db, view }: EndpointContext, input) => {
    const puzzleHash = parseAddress(input.address_id)
    if (puzzleHash === undefined) throw new NotFoundError('Unknown address.')
    const current = isNull(nft.validTo)
    const [[owned], [created]] = await Promise.all([
      db
        .select({ count: count() })
        .from(nft)
        .where(and(current, eq(nft.ownerHash, puzzleHash))),
      db
        .select({ count: count() })
        .from(nft)
        .where(and(current, eq(nft.minterHash, puzzleHash))),
    ])
    return {
      ...toAddress(view, puzzleHash),
      owned_nfts_count: owned?.count ?? 0,
      created_nfts_count: created?.count ?? 0,
      associated_profiles: [],
    }
  },
)

export const listMintsEndpoint = endpoint(
  listMints,
  listMintsQuery,
  async (context: EndpointContext, input) => {
    const size = input.size ?? 24
    const rows = await listMintRows(
      context.db,
      input.page === undefined ? undefined : parseCursor(input.page),
      size,
    )
    const shown = await nftRowsOf(
      context.db,
      context.moment(),
      rows.flatMap((row) => row.first),
    )
    const items = new Map(shown.map((row) => [row.nft.launcherId, toFlatNft(context.view, row)]))
    return toPage(rows, input.page, size, (row) => {
      const nfts = row.first.flatMap((id) => items.get(id) ?? [])
      return {
        id: `${row.group}-${row.height}`,
        block_height: row.height,
        timestamp: toBlockTime(row.timestamp === null ? null : Number(row.timestamp)),
        creator: toProfile(row.minter_did),
        collection:
          row.collection_id === null
            ? null
            : {
                id: row.collection_id,
                name: row.collection_name,
                thumbnail_uri: nfts[0]?.thumbnail_uri ?? null,
              },
        nft_count: row.nft_count,
        nfts,
      }
    })
  },
)

export const searchEndpoint = endpoint(search, searchQuery, async (context: EndpointContext, input) => {
  const { db, view } = context
  const query = input.query.trim()
  const moment = context.moment()
  const none = { collections: [], nfts: [], profiles: [], addresses: [] }
  if (query === '') return none
  const exact = await searchById(context, query)
  if (exact) return { ...none, ...exact }
  const [nfts, collections] = await Promise.all([
    listNftRows(db, moment, { search: query }, 'rank', undefined, SHOWN),
    listCollectionRows(db, moment, { interval: 'all', sort: 'volume', search: query, size: SHOWN }),
  ])
  return {
    ...none,
    nfts: nfts.map((row) => toFlatNft(view, row)),
    collections: collections.map((row) => toCollection(view, row, [])),
  }
})

/** Ids, addresses and hashes pasted whole. */
async function searchById({ db, view, moment }: EndpointContext, query: string) {
  const launcherId = parseNftId(query)
  const nfts = launcherId === undefined ? [] : await nftRowsOf(db, moment(), [launcherId])
  if (nfts.length > 0) return { nfts: nfts.map((row) => toFlatNft(view, row)) }
  const shortened = parseShortenedNftId(query)
  const ids = shortened ? await launcherIdsLike(db, shortened, SHOWN) : []
  if (ids.length > 0) return { nfts: (await nftRowsOf(db, moment(), ids)).map((row) => toFlatNft(view, row)) }
  const collectionId = parseCollectionId(query)
  const collections =
    collectionId === undefined
      ? []
      : await listCollectionRows(db, moment(), { interval: 'all', sort: 'volume', id: collectionId, size: 1 })
  if (collections.length > 0) return { collections: collections.map((row) => toCollection(view, row, [])) }
  const [coin] =
    launcherId === undefined
      ? []
      : await db
          .select({ launcherId: event.launcherId })
          .from(event)
          .where(or(eq(event.coinId, launcherId), eq(event.childCoinId, launcherId)))
          .limit(1)
  if (coin)
    return { nfts: (await nftRowsOf(db, moment(), [coin.launcherId])).map((row) => toFlatNft(view, row)) }
  const did = query.startsWith('did:') ? parseDid(query) : undefined
  if (did !== undefined) return { profiles: [toProfile(did)].filter((profile) => profile !== null) }
  const address = parseAddress(query)
  return address === undefined ? undefined : { addresses: [toAddress(view, address)] }
}

/** What only the process that follows knows. */
export interface StatusContext extends EndpointContext {
  readonly standing: () => Pick<
    Status,
    | 'network'
    | 'address_prefix'
    | 'source'
    | 'height'
    | 'header_hash'
    | 'timestamp'
    | 'peak_height'
    | 'synced'
  >
}

export const getStatusEndpoint = endpoint(
  getStatus,
  z.object({}),
  async ({ db, standing }: StatusContext) => {
    const [[nfts], [collections], [bad], pendingMedia] = await Promise.all([
      db.select({ count: count() }).from(nft).where(isNull(nft.validTo)),
      db.select({ count: count() }).from(collection),
      db.select({ count: count() }).from(unreadable),
      pendingFiles(db),
    ])
    return {
      ...standing(),
      nft_count: nfts?.count ?? 0,
      collection_count: collections?.count ?? 0,
      unreadable_count: bad?.count ?? 0,
      pending_media: pendingMedia,
    }
  },
)
