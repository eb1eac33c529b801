import { listDuplicates, listHolders, listWashTrades } from '@chiaroscuro/contract/operation'
import { collectionListQuery, listHoldersQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { type DuplicateRow, duplicateRows } from '../query/duplicate-rows.js'
import { listEventRows } from '../query/event-rows.js'
import { holderBuckets, listHolderRows } from '../query/holder-rows.js'
import { type Cursor, cursorOf, toPage } from '../query/keyset.js'
import { cardRowsOf } from '../query/nft-rows.js'
import { oncePer } from '../query/once-per.js'
import { toAddress } from '../view/common.js'
import { toEvent } from '../view/event.js'
import { toFlatNft } from '../view/nft.js'
import { collectionIdOf } from './collections.js'
import { type EndpointContext, endpoint } from './endpoint.js'
import { blockAt } from './past.js'
import { didsOfEvents, didsOfItems, withPeople } from './with-people.js'

const DEFAULT_SIZE = 50

export const listHoldersEndpoint = endpoint(
  listHolders,
  listHoldersQuery,
  async (context: EndpointContext, input) => {
    const { db, view, moment } = context
    const id = collectionIdOf(input.collection_id)
    const size = input.size ?? DEFAULT_SIZE
    const at = input.at === undefined ? undefined : (await blockAt(context, input.at)).height
    const [rows, buckets] = await Promise.all([
      listHolderRows(db, moment(), id, cursorOf(input.page), size, at),
      holderBuckets(db, moment(), id, at),
    ])
    const total = sum(buckets.map((bucket) => bucket.nft_count))
    const page = toPage(rows, input.page, size, (row) => ({
      address: toAddress(view, row.owner_hash),
      nft_count: row.nft_count,
      share: total === 0 ? 0 : row.nft_count / total,
      listed_count: row.listed_count,
    }))
    return {
      ...page,
      holder_count: sum(buckets.map((bucket) => bucket.holder_count)),
      nft_count: total,
      buckets,
    }
  },
)

export const listWashTradesEndpoint = endpoint(
  listWashTrades,
  collectionListQuery,
  async ({ db, view }: EndpointContext, input) => {
    const size = input.size ?? DEFAULT_SIZE
    const filter = { collection: collectionIdOf(input.collection_id), washed: true }
    const rows = await listEventRows(db, filter, cursorOf(input.page), size)
    const named = await withPeople({ db, view }, didsOfEvents(rows))
    return toPage(rows, input.page, size, (row) => toEvent(named, row))
  },
)

export const listDuplicatesEndpoint = endpoint(
  listDuplicates,
  collectionListQuery,
  async ({ db, view, moment }: EndpointContext, input) => {
    const id = collectionIdOf(input.collection_id)
    const size = input.size ?? DEFAULT_SIZE
    const { height } = moment()
    const all = await duplicates(db, `${id} ${height}`, () => duplicateRows(db, id))
    const rows = slice(all, cursorOf(input.page), size)
    const shown = await cardRowsOf(
      db,
      moment(),
      rows.map((row) => row.launcher_id),
    )
    const named = await withPeople({ db, view }, didsOfItems(shown))
    const nfts = new Map(shown.map((row) => [row.nft.launcherId, toFlatNft(named, row)]))
    const page = toPage(rows, input.page, size, (row) => {
      const nft = nfts.get(row.launcher_id)
      const first = {
        id: row.first_id,
        encoded_id: formatNftId(asHex32(row.first_id)),
        name: row.first_name,
        mint_height: row.first_height,
      }
      return nft ? [{ nft, copy_count: row.copy_count, first }] : []
    })
    return { ...page, items: page.items.flat(), total: all.length }
  },
)

/** Copies change with blocks alone, and finding them reads whole collections: once a block is enough. */
const duplicates = oncePer<readonly DuplicateRow[]>(100)

/** The page of a list in memory that a cursor points at, as `seek` finds it in SQL. */
function slice(
  rows: readonly DuplicateRow[],
  cursor: Cursor | undefined,
  size: number,
): readonly DuplicateRow[] {
  if (!cursor) return rows.slice(0, size)
  const at = rows.findIndex(({ sortKey, sortId }) => sortKey === cursor.key && sortId === cursor.id)
  if (at < 0) return []
  return cursor.backward
    ? rows.slice(Math.max(0, at - size), at).reverse()
    : rows.slice(at + 1, at + 1 + size)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
