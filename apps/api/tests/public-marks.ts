import * as operations from '@chiaroscuro/contract/public'

/**
 * Whether a collection is sensitive and whether it is blocked, as the public dialect says it wherever works of it are
 * shown: in lists, at its items' events, among what an address holds.
 */
export async function publicMarks(root: string, collectionId: string): Promise<(boolean | null)[][]> {
  const read = async (path: string): Promise<unknown> => (await fetch(root + path)).json()
  const nfts = operations.listCollectionNfts.output.parse(
    await read(`/collections/${collectionId}/nfts?size=100`),
  )
  const [nft] = nfts.items
  const [owner] = nfts.items.flatMap((one) => one.owner_address_encoded_id ?? [])
  const events = operations.listEvents.output.parse(await read(`/events?collection=${collectionId}`))
  const [event] = events.items
  const held = operations.listAddressNftsByCollection.output.parse(
    await read(`/address/${owner}/nfts_by_collection`),
  )
  const group = held.find(({ id }) => id === collectionId)
  if (!nft || !event?.collection || !group) throw new Error('nothing of the collection is shown')
  return [
    [nft.collection_sensitive_content, nft.collection_blocked_content],
    [event.collection.sensitive_content, event.collection.blocked_content],
    [group.sensitive_content, group.blocked_content],
  ]
}
