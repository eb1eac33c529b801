import type { AsOf, NftState } from '@chiaroscuro/contract/operation'
import { getNftState, listHoldings, listListings } from '@chiaroscuro/contract/operation'
import { holdingsQuery, nftStateQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatNftId, parseAddress } from '@chiaroscuro/domain/id'
import { cursorOf, toPage } from '../query/keyset.js'
import { type BlockRow, findBlockAt, findNftAt, listHoldingRows, listingsAt } from '../query/past-rows.js'
import { toAddress, toAddressOrNull, toBlockTime, toProfile } from '../view/common.js'
import { presentOffers } from '../view/offer.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { launcherIdOf } from './nfts.js'
import { withPeople } from './with-people.js'

const DEFAULT_SIZE = 50

/** The block of a height, or of the newest there is. 404 where there is none. */
export async function blockAt(
  { db, moment }: Pick<EndpointContext, 'db' | 'moment'>,
  at: number | undefined,
): Promise<BlockRow> {
  const block = await findBlockAt(db, at ?? moment().height)
  if (!block) throw new NotFoundError('No block of this height is known.')
  return block
}

export function toAsOf({ height, hash, timestamp, stateHash }: BlockRow): AsOf {
  return { height, header_hash: hash, timestamp: toBlockTime(timestamp), state_hash: stateHash }
}

export const getNftStateEndpoint = endpoint(
  getNftState,
  nftStateQuery,
  async (context: EndpointContext, { nft_id, at }): Promise<NftState> => {
    const launcherId = launcherIdOf(nft_id)
    const block = await blockAt(context, at)
    const row = await findNftAt(context.db, launcherId, block.height)
    if (!row) throw new NotFoundError('Unknown NFT.')
    const view = await withPeople(context, [row.ownerDid])
    return {
      as_of: toAsOf(block),
      id: launcherId,
      encoded_id: formatNftId(launcherId),
      since_height: row.validFrom,
      coin_id: row.coinId,
      owner_address: toAddressOrNull(view, row.ownerHash),
      owner: toProfile(view, row.ownerDid),
      is_burned: row.burned,
      royalty_address: toAddress(view, row.royaltyHash),
      royalty_basis_points: row.royaltyBasisPoints,
      data_uris: row.dataUris,
      data_hash: row.dataHash,
      metadata_uris: row.metadataUris,
      metadata_hash: row.metadataHash,
      license_uris: row.licenseUris,
      license_hash: row.licenseHash,
      edition_number: row.edition,
      edition_total: row.editionTotal,
    }
  },
)

export const listListingsEndpoint = endpoint(
  listListings,
  nftStateQuery,
  async (context: EndpointContext, { nft_id, at }) => {
    const { db, view, moment } = context
    const launcherId = launcherIdOf(nft_id)
    const block = await blockAt(context, at)
    if (!(await findNftAt(db, launcherId, block.height))) throw new NotFoundError('Unknown NFT.')
    const rows = await listingsAt(db, launcherId, block)
    return { as_of: toAsOf(block), offers: await presentOffers(db, view, rows, moment()) }
  },
)

export const listHoldingsEndpoint = endpoint(
  listHoldings,
  holdingsQuery,
  async (context: EndpointContext, { address_id, at, page, size = DEFAULT_SIZE }) => {
    const puzzleHash = parseAddress(address_id)
    if (puzzleHash === undefined) throw new NotFoundError('Unknown address.')
    const block = await blockAt(context, at)
    const cursor = cursorOf(page)
    const rows = await listHoldingRows(context.db, puzzleHash, block.height, cursor, size)
    const items = toPage(rows, page, size, (row) => ({
      id: row.launcherId,
      encoded_id: formatNftId(asHex32(row.launcherId)),
      name: row.name,
      collection_id: row.collectionId,
      coin_id: row.coinId,
      since_height: row.validFrom,
    }))
    return { ...items, as_of: toAsOf(block) }
  },
)
