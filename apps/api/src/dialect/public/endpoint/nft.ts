import * as operations from '@chiaroscuro/contract/public'
import { didsOfEvents } from '../../../endpoint/with-people.js'
import { documentsOf } from '../../../query/document-rows.js'
import { provenanceRows, withItem } from '../../../query/event-rows.js'
import { nftRowsOf } from '../../../query/nft-rows.js'
import { answer, type PublicContext } from '../answer.js'
import { wantFiles } from '../present.js'
import { isTold, toEventBase } from '../view/event.js'
import { didsOf, documentHashes, type NftRow, toNestedNft } from '../view/nft.js'
import { loadPeople } from '../view/people.js'
import { auctionsOfItem } from './auction.js'
import { findCollection, presentDetail } from './collection.js'
import { known, launcherIdOf } from './ids.js'

export const getNft = answer(operations.getNft, async (context, input) => {
  const row = await findNft(context, input.launcher_bech32)
  const { launcherId, mintHeight } = row.nft
  const { collectionId } = row.detail
  const [provenance, documents, collection, auctions] = await Promise.all([
    provenanceRows(context.db, launcherId),
    documentsOf(context.db, documentHashes([row])),
    collectionId === null ? undefined : findCollection(context, collectionId),
    auctionsOfItem(context, launcherId),
  ])
  const events = provenance.filter(isTold).map((happened) => withItem(happened, row))
  const people = await loadPeople(context, [...didsOf([row]), ...didsOfEvents(events)])
  return {
    ...toNestedNft(context.view, row, people, documents),
    collection: collection ? await presentDetail(context, collection) : null,
    events: events.map((event) => toEventBase(context.view, event, people)),
    launcher_coin: { id: launcherId, spent_block_index: mintHeight ?? 0 },
    auctions,
  }
})

/** An item as it is now; says that somebody looks at it. Throws `NotFoundError`. */
export async function findNft(context: PublicContext, id: string): Promise<NftRow> {
  const [found] = await nftRowsOf(context.db, context.moment(), [launcherIdOf(id)])
  const row = known(found, 'NFT')
  wantFiles(context, [row])
  return row
}
