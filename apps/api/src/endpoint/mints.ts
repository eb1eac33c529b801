import { getMint, listMintNfts, listMints } from '@chiaroscuro/contract/operation'
import { listMintsQuery, mintNftsQuery, mintPath } from '@chiaroscuro/contract/schema'
import { cursorOf, toPage } from '../query/keyset.js'
import {
  findMintBatch,
  formatMintId,
  type MintId,
  mintItemIds,
  mintNames,
  parseMintId,
} from '../query/mint-batch.js'
import { listMintRows } from '../query/mint-list-rows.js'
import { type CardRow, cardRowsOf } from '../query/nft-rows.js'
import { toAddressOrNull, toBlockTime, toProfile } from '../view/common.js'
import { toFlatNft } from '../view/nft.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { didsOfItems, withPeople } from './with-people.js'

const DEFAULT_SIZE = 24
const DEFAULT_ITEMS = 50
/** Items shown with a batch. */
const SHOWN = 6

export const listMintsEndpoint = endpoint(
  listMints,
  listMintsQuery,
  async (context: EndpointContext, { sort = 'newest', page, size = DEFAULT_SIZE }) => {
    const { seconds } = context.moment()
    const rows = await listMintRows(context.db, { sort, seconds, cursor: cursorOf(page), size })
    const shown = await itemsOf(
      context,
      rows.flatMap((row) => row.first),
    )
    const view = await withPeople(context, [
      ...didsOfItems([...shown.values()]),
      ...rows.map((row) => row.minter_did),
    ])
    return toPage(rows, page, size, (row) => {
      const nfts = row.first.flatMap((id) => shown.get(id) ?? []).map((item) => toFlatNft(view, item))
      const picture = nfts[0]?.thumbnail_uri ?? null
      return {
        id: formatMintId(row),
        block_height: row.height,
        timestamp: toBlockTime(row.timestamp === null ? null : Number(row.timestamp)),
        creator: toProfile(view, row.minter_did),
        collection:
          row.collection_id === null
            ? null
            : { id: row.collection_id, name: row.collection_name, thumbnail_uri: picture },
        nft_count: row.nft_count,
        nfts,
      }
    })
  },
)

export const getMintEndpoint = endpoint(getMint, mintPath, async (context: EndpointContext, input) => {
  const id = mintIdOf(input.mint_id)
  const { db } = context
  const [batch, names, first] = await Promise.all([
    findMintBatch(db, id),
    mintNames(db, id),
    mintItemIds(db, id, undefined, SHOWN),
  ])
  if (!batch) throw new NotFoundError('Unknown mint.')
  const ids = first.map(({ launcherId }) => launcherId)
  const items = await itemsOf(context, [...ids, ...names.collections.map((one) => one.first)])
  const view = await withPeople(context, [...didsOfItems([...items.values()]), batch.minter_did])
  const flat = (launcherId: string) => {
    const item = items.get(launcherId)
    return item ? [toFlatNft(view, item)] : []
  }
  const collections = names.collections.map(({ id, name, first }) => ({
    id,
    name,
    thumbnail_uri: flat(first)[0]?.thumbnail_uri ?? null,
  }))
  return {
    id: formatMintId(id),
    block_height: id.height,
    timestamp: toBlockTime(batch.minted_at === null ? null : Number(batch.minted_at)),
    creator: toProfile(view, batch.minter_did),
    collection: collections.find((one) => one.id === batch.collection_id) ?? null,
    nft_count: batch.nft_count,
    nfts: ids.flatMap(flat),
    creator_address: toAddressOrNull(view, batch.minter_hash),
    royalty_basis_points: batch.royalty_basis_points,
    royalty_address: toAddressOrNull(view, batch.royalty_hash),
    minting_tools: names.tools,
    read_count: batch.read_count,
    collections,
  }
})

export const listMintNftsEndpoint = endpoint(
  listMintNfts,
  mintNftsQuery,
  async (context: EndpointContext, { mint_id, page, size = DEFAULT_ITEMS }) => {
    const rows = await mintItemIds(context.db, mintIdOf(mint_id), cursorOf(page), size)
    const items = await itemsOf(
      context,
      rows.map((row) => row.launcherId),
    )
    const view = await withPeople(context, didsOfItems([...items.values()]))
    const found = toPage(rows, page, size, ({ launcherId }) => {
      const item = items.get(launcherId)
      return item ? [toFlatNft(view, item)] : []
    })
    return { ...found, items: found.items.flat() }
  },
)

/** Items by their launcher ids, in no order. */
async function itemsOf(
  { db, moment }: EndpointContext,
  launcherIds: readonly string[],
): Promise<ReadonlyMap<string, CardRow>> {
  const rows = await cardRowsOf(db, moment(), launcherIds)
  return new Map(rows.map((row) => [row.nft.launcherId, row]))
}

/** The id of a path; 404 where it cannot be one. */
export function mintIdOf(text: string): MintId {
  const id = parseMintId(text)
  if (id === undefined) throw new NotFoundError('Unknown mint.')
  return id
}
