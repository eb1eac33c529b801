import { type FlatNft, search } from '@chiaroscuro/contract/operation'
import { searchQuery } from '@chiaroscuro/contract/schema'
import {
  parseAddress,
  parseCollectionId,
  parseDid,
  parseNftId,
  parseShortenedNftId,
} from '@chiaroscuro/domain/id'
import { eq, or } from 'drizzle-orm'
import { type CollectionRow, listCollectionRows } from '../query/collection-rows.js'
import { searchClaims } from '../query/did-lists.js'
import { type IdsHaving, idsHaving } from '../query/ids-having.js'
import { placesOf } from '../query/item-places.js'
import { itemsOfOffersLike } from '../query/items-of-offers-like.js'
import { launcherIdsLike } from '../query/launcher-ids-like.js'
import type { Database } from '../store/database.js'
import { event } from '../store/schema.js'
import { toCollection } from '../view/collection.js'
import { toAddress, toDidProfile } from '../view/common.js'
import { cardsInOrder } from './card-page.js'
import { type EndpointContext, endpoint } from './endpoint.js'
import { didsOfCollections, withPeople } from './with-people.js'

const SHOWN = 10
/** While somebody types, ten of these are as good as the ten of the best ranks there are: of different collections, ranks say nothing of each other. */
const ENOUGH = 100
const NONE: IdsHaving = { nfts: [], dids: [] }

interface Found {
  readonly collections?: readonly CollectionRow[]
  readonly nfts?: readonly FlatNft[]
  readonly dids?: readonly string[]
  readonly addresses?: readonly string[]
}

export const searchEndpoint = endpoint(search, searchQuery, async (context: EndpointContext, input) => {
  const query = input.query.trim()
  const found = query === '' ? {} : ((await findById(context, query)) ?? (await findByWords(context, query)))
  const { collections = [], nfts = [], dids = [], addresses = [] } = found
  const view = await withPeople(context, [...didsOfCollections(collections), ...dids])
  return {
    collections: collections.map((row) => toCollection(view, row, [])),
    nfts: [...nfts],
    profiles: dids.map((did) => toDidProfile(view, did)),
    addresses: addresses.map((hash) => toAddress(view, hash)),
  }
})

async function findByWords(context: EndpointContext, query: string): Promise<Found> {
  const { db } = context
  const ask = { moment: context.moment(), filter: { search: query }, cursor: undefined, size: SHOWN }
  const [offered, places, collections, claims] = await Promise.all([
    itemsOfOffersLike(db, query, SHOWN),
    placesOf(db, { ...ask, sort: 'rank', enough: ENOUGH }),
    listCollectionRows(db, { interval: 'all', sort: 'volume', search: query, size: SHOWN }),
    searchClaims(db, query, undefined, SHOWN),
  ])
  const named = places.map(({ sortId }) => sortId)
  // Words come first: six letters of a word may well be in somebody's id.
  const having = named.length < SHOWN ? await idsHaving(db, query, SHOWN) : NONE
  const nfts = await cardsInOrder(context, [...new Set([...offered, ...named, ...having.nfts])])
  const dids = new Set([...claims.map(({ didId }) => didId), ...having.dids])
  return {
    nfts: nfts.filter((nft) => !nft.is_blocked).slice(0, SHOWN),
    collections,
    dids: [...dids].slice(0, SHOWN),
  }
}

/** Ids, addresses and hashes pasted whole. */
async function findById(context: EndpointContext, query: string): Promise<Found | undefined> {
  const { db } = context
  const launcherId = parseNftId(query)
  const nfts = launcherId === undefined ? [] : await cardsInOrder(context, [launcherId])
  if (nfts.length > 0) return { nfts }
  const shortened = parseShortenedNftId(query)
  const ids = shortened ? await launcherIdsLike(db, shortened, SHOWN) : []
  if (ids.length > 0) return { nfts: await cardsInOrder(context, ids) }
  const collectionId = parseCollectionId(query)
  const collections =
    collectionId === undefined
      ? []
      : await listCollectionRows(db, { interval: 'all', sort: 'volume', id: collectionId, size: 1 })
  if (collections.length > 0) return { collections }
  const item = launcherId === undefined ? undefined : await itemOfCoin(db, launcherId)
  if (item !== undefined) return { nfts: await cardsInOrder(context, [item]) }
  const did = query.startsWith('did:') ? parseDid(query) : undefined
  if (did !== undefined) return { dids: [did] }
  const address = parseAddress(query)
  return address === undefined ? undefined : { addresses: [address] }
}

/** The item that a coin was, or became, in one of its events. */
async function itemOfCoin(db: Database, coinId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ launcherId: event.launcherId })
    .from(event)
    .where(or(eq(event.coinId, coinId), eq(event.childCoinId, coinId)))
    .limit(1)
  return found?.launcherId
}
