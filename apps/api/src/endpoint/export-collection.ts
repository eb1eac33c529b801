import { type ExportedHolder, type ExportedItem, exportCollection } from '@chiaroscuro/contract/operation'
import { exportQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { exportHolderRows, exportItemRows } from '../query/export-rows.js'
import { collectionIdOf } from './collections.js'
import { type EndpointContext, endpoint } from './endpoint.js'
import { exportFile } from './export-file.js'
import { blockAt } from './past.js'

const ROWS_AT_ONCE = 1000

const ITEM: readonly (keyof ExportedItem)[] = [
  'id',
  'encoded_id',
  'name',
  'rank',
  'owner',
  'owner_did',
  'is_burned',
  'coin_id',
  'since_height',
  'mint_height',
]
const HOLDER: readonly (keyof ExportedHolder)[] = ['address_id', 'address', 'nft_count']

export const exportCollectionEndpoint = endpoint(
  exportCollection,
  exportQuery,
  async (context: EndpointContext, { collection_id, of, format = 'csv', at }) => {
    const collectionId = collectionIdOf(collection_id)
    const { height } = await blockAt(context, at)
    const file = `${collectionId}-${of}-${height}`
    return of === 'items'
      ? exportFile({ names: ITEM, rows: itemRows(context, collectionId, height), format, file })
      : exportFile({ names: HOLDER, rows: holderRows(context, collectionId, height), format, file })
  },
  { keeps: false },
)

async function* itemRows(
  { db, view }: EndpointContext,
  collectionId: string,
  height: number,
): AsyncGenerator<ExportedItem[]> {
  for (let after = ''; ; ) {
    const rows = await exportItemRows(db, collectionId, height, after, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({
      id: row.launcherId,
      encoded_id: formatNftId(asHex32(row.launcherId)),
      name: row.name,
      rank: row.rank,
      owner: row.ownerHash === null ? null : formatAddress(asHex32(row.ownerHash), view.prefix),
      owner_did: row.ownerDid === null ? null : formatDid(asHex32(row.ownerDid)),
      is_burned: row.burned,
      coin_id: row.coinId,
      since_height: row.since,
      mint_height: row.mintHeight,
    }))
    after = last.launcherId
  }
}

async function* holderRows(
  { db, view }: EndpointContext,
  collectionId: string,
  height: number,
): AsyncGenerator<ExportedHolder[]> {
  for (let after = ''; ; ) {
    const rows = await exportHolderRows(db, collectionId, height, after, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({
      address_id: row.owner_hash,
      address: formatAddress(asHex32(row.owner_hash), view.prefix),
      nft_count: row.nft_count,
    }))
    after = last.owner_hash
  }
}
