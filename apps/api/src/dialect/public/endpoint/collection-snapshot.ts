import * as operations from '@chiaroscuro/contract/public'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import { type CollectionItem, collectionItems, collectionOwners } from '../../../query/collection-items.js'
import { toAddressOrNull } from '../../../view/common.js'
import { answer, type PublicContext } from '../answer.js'
import { jsonArray } from '../json-array.js'
import { loadPeople, type People } from '../view/people.js'
import { collectionIdOf } from './ids.js'

export const listCollectionNftIds = answer(operations.listCollectionNftIds, async ({ db }, input) => {
  const items = collectionItems(db, collectionIdOf(input.collection_id), false)
  return jsonArray(names(items))
})

async function* names(batches: AsyncGenerator<CollectionItem[]>): AsyncGenerator<operations.NftName[]> {
  for await (const items of batches)
    yield items.map(({ launcherId, name, description }) => ({
      id: launcherId,
      encoded_id: formatNftId(asHex32(launcherId)),
      name,
      description,
    }))
}

export const listCollectionNftOwners = answer(operations.listCollectionNftOwners, async (context, input) => {
  const items = collectionItems(context.db, collectionIdOf(input.collection_id), true)
  return jsonArray(owners(context, items))
})

async function* owners(
  context: PublicContext,
  batches: AsyncGenerator<CollectionItem[]>,
): AsyncGenerator<operations.NftOwner[]> {
  for await (const items of batches) {
    const people = await loadPeople(
      context,
      items.map(({ ownerDid }) => ownerDid),
    )
    yield items.map(({ launcherId, name, ownerHash, ownerDid }) => ({
      id: launcherId,
      encoded_id: formatNftId(asHex32(launcherId)),
      name,
      ...toOwner(context, people, ownerHash, ownerDid),
    }))
  }
}

export const listCollectionOwners = answer(operations.listCollectionOwners, async (context, input) => {
  const rows = await collectionOwners(context.db, collectionIdOf(input.collection_id), input.force_profile)
  const people = await loadPeople(
    context,
    rows.map((row) => row.owner_did),
  )
  return rows.map((row) => ({
    ...toOwner(context, people, row.owner_hash, row.owner_did),
    owner_avatar_uri: people(row.owner_did)?.avatar_uri ?? null,
    nft_count: row.nft_count,
  }))
})

function toOwner({ view }: PublicContext, people: People, hash: string | null, did: string | null) {
  const owner = people(did)
  return {
    owner_address_encoded_id: toAddressOrNull(view, hash)?.encoded_id ?? null,
    owner_id: did,
    owner_encoded_id: owner?.encoded_id ?? null,
    owner_name: owner?.name ?? null,
  }
}
