import * as operations from '@chiaroscuro/contract/public'
import {
  parseAddress,
  parseCollectionId,
  parseDid,
  parseNftId,
  parseShortenedNftId,
} from '@chiaroscuro/domain/id'
import { type CollectionRow, listCollectionRows } from '../../../query/collection-rows.js'
import { knownDids, searchClaims } from '../../../query/did-lists.js'
import { idsHaving } from '../../../query/ids-having.js'
import type { Cursor } from '../../../query/keyset.js'
import { launcherIdsLike } from '../../../query/launcher-ids-like.js'
import { nftRowsOf } from '../../../query/nft-rows.js'
import { toAddress } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { cursorOf, type Paging, paged } from '../paging.js'
import { collectionResultPresenter, listNfts, nftPresenter } from '../present.js'
import { loadPeople } from '../view/people.js'

type Ask = Paging & { query: string }
/** How many of each kind a search of everything shows. */
const SHOWN = 10

export const search = answer(operations.search, async (context, { query }) => {
  const ask = { query, size: SHOWN }
  const [nfts, collections, profiles, addresses] = await Promise.all([
    nftsLike(context, ask),
    collectionsLike(context, ask),
    profilesLike(context, ask),
    addressesLike(context, ask),
  ])
  return {
    nfts: nfts.items,
    collections: collections.items,
    profiles: profiles.items,
    addresses: addresses.items,
  }
})

export const searchNfts = answer(operations.searchNfts, nftsLike)
export const searchCollections = answer(operations.searchCollections, collectionsLike)
export const searchProfiles = answer(operations.searchProfiles, profilesLike)
export const searchAddresses = answer(operations.searchAddresses, async (context, ask) =>
  addressesLike(context, ask),
)

async function nftsLike(context: PublicContext, ask: Ask) {
  const cursor = cursorOf(ask)
  const query = ask.query.trim()
  const ids = await launcherIdsOf(context, query)
  // An id names what it names: words that happen to look like one are not searched for as well.
  const named =
    cursor === undefined && ids.length > 0 ? await nftRowsOf(context.db, context.moment(), ids) : []
  const found = named.map((row) => ({ ...row, sortKey: '0', sortId: row.nft.launcherId }))
  const rows =
    found.length > 0 || query === '' || ids.length > 0
      ? found
      : await listNfts(context, ask, { search: query }, 'rank')
  const shown = rows.length > 0 || cursor !== undefined ? rows : await nftsHaving(context, query, ask.size)
  return paged(shown, ask, await nftPresenter(context, shown))
}

/** Where no words are found, a text may be of the middle of an id. */
async function nftsHaving({ db, moment }: PublicContext, query: string, size: number) {
  const { nfts } = await idsHaving(db, query, size)
  const rows = await nftRowsOf(db, moment(), nfts)
  return rows.map((row) => ({ ...row, sortKey: '0', sortId: row.nft.launcherId }))
}

async function launcherIdsOf({ db }: PublicContext, query: string): Promise<readonly string[]> {
  const id = parseNftId(query)
  if (id !== undefined) return [id]
  const shortened = parseShortenedNftId(query)
  return shortened ? launcherIdsLike(db, shortened, SHOWN) : []
}

async function collectionsLike(context: PublicContext, ask: Ask) {
  const cursor = cursorOf(ask)
  const query = ask.query.trim()
  const id = parseCollectionId(query)
  const named = { interval: 'all', sort: 'volume', cursor, size: ask.size } as const
  const rows: CollectionRow[] =
    query === ''
      ? []
      : await listCollectionRows(context.db, {
          ...named,
          ...(id === undefined ? { search: query } : { id }),
        })
  return paged(rows, ask, await collectionResultPresenter(context, rows))
}

async function profilesLike(context: PublicContext, ask: Ask) {
  const cursor = cursorOf(ask)
  const query = ask.query.trim()
  const rows = query === '' ? [] : await didsLike(context, query, cursor, ask.size)
  const people = await loadPeople(
    context,
    rows.map(({ didId }) => didId),
  )
  return paged(rows, ask, ({ didId }) => people(didId))
}

/** Profiles by their DID, by what their holders say, and where nobody says it, by the middle of a DID. */
async function didsLike({ db }: PublicContext, query: string, cursor: Cursor | undefined, size: number) {
  const did = parseDid(query)
  if (did !== undefined)
    return cursor === undefined && (await knownDids(db, [did])).has(did) ? [asFirst(did)] : []
  const claims = await searchClaims(db, query, cursor, size)
  if (claims.length > 0 || cursor !== undefined) return claims
  return (await idsHaving(db, query, size)).dids.map(asFirst)
}

function asFirst(didId: string) {
  return { didId, sortKey: '0', sortId: didId }
}

/** An address is found by being one. */
async function addressesLike({ view }: PublicContext, ask: Ask) {
  const puzzleHash = parseAddress(ask.query.trim())
  const rows =
    puzzleHash === undefined || cursorOf(ask) !== undefined
      ? []
      : [{ puzzleHash, sortKey: '0', sortId: puzzleHash }]
  return paged(rows, ask, (row) => toAddress(view, row.puzzleHash))
}
