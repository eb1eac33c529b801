import * as operations from '@chiaroscuro/contract/public'
import { asHex32, formatDid } from '@chiaroscuro/domain/id'
import { findMintBatch, type MintId, mintOfferRows, parseMintId } from '../../../query/mint-batch.js'
import { answer } from '../answer.js'
import { cursorOf, paged } from '../paging.js'
import { loadCollections, loadNested } from '../present.js'
import { toSomeTime } from '../view/common.js'
import { toOffer } from '../view/offer.js'
import { loadPeople } from '../view/people.js'
import { known } from './ids.js'

export const getMint = answer(operations.getMint, async (context, input) => {
  const id = mintIdOf(input.mint_id)
  const batch = known(await findMintBatch(context.db, id), 'mint')
  const { collection_id, minter_did } = batch
  const [people, collections, items] = await Promise.all([
    loadPeople(context, [minter_did]),
    loadCollections(context, collection_id === null ? [] : [collection_id]),
    loadNested(context, batch.first === null ? [] : [batch.first]),
  ])
  const collection = collections.get(collection_id ?? '') ?? null
  const first = items.get(batch.first ?? '')?.data
  return {
    id: input.mint_id,
    creator_id: minter_did ?? batch.minter_hash ?? '',
    collection_id,
    metadata_json: first?.metadata_json ?? null,
    mint_type: null,
    mint_name: collection?.name ?? (minter_did && formatDid(asHex32(minter_did))),
    mint_description: collection?.description ?? null,
    mint_thumbnail_uri: collection?.thumbnail_uri ?? first?.thumbnail_uri ?? null,
    name: collection?.name ?? null,
    thumbnail_uri: first?.thumbnail_uri ?? null,
    preview_uri: first?.preview_uri ?? null,
    data_uris: first?.data_uris ?? null,
    publish_offers: null,
    release_time: toSomeTime(batch.minted_at === null ? null : Number(batch.minted_at)),
    requested: null,
    creator: people(minter_did),
    collection,
    unminted_nft_count: 0,
    nft_count: batch.nft_count,
  }
})

export const listMintOffers = answer(operations.listMintOffers, async (context, input) => {
  const id = mintIdOf(input.mint_id)
  known(await findMintBatch(context.db, id), 'mint')
  const moment = context.moment()
  const rows = await mintOfferRows(context.db, moment, id, cursorOf(input), input.size)
  const items = await loadNested(
    context,
    rows.flatMap(({ offer }) => offer.launcherId ?? []),
  )
  const page = paged(rows, input, (row) => {
    const nft = items.get(row.offer.launcherId ?? '')
    return nft ? [{ ...toOffer(context.view, row, moment), nft }] : []
  })
  return { ...page, items: page.items.flat() }
})

function mintIdOf(text: string): MintId {
  return known(parseMintId(text), 'mint')
}
