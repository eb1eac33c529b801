import * as operations from '@chiaroscuro/contract/public'
import { didsOfEvents } from '../../../endpoint/with-people.js'
import { documentsOf } from '../../../query/document-rows.js'
import { withItem } from '../../../query/event-rows.js'
import { nftRowsOf } from '../../../query/nft-rows.js'
import { itemWithStory } from '../../../query/whole-item.js'
import { answer, type PublicContext } from '../answer.js'
import { wantFiles } from '../present.js'
import { isTold, toEventBase } from '../view/event.js'
import { didsOf, documentHashes, type NftRow, toNestedNft } from '../view/nft.js'
import { loadPeople } from '../view/people.js'
import { auctionsOfItem } from './auction.js'
import { findCollection, presentDetail } from './collection.js'
import { known, launcherIdOf } from './ids.js'

export const getNft = answer(operations.getNft, async (context, input) => {
  const found = await itemWithStory(context.db, context.moment(), launcherIdOf(input.launcher_bech32))
  const row = known(found, 'NFT')
  wantFiles(context, [row])
  const { launcherId, mintHeight } = row.nft
  const { collectionId } = row.detail
  const [documents, collection, auctions] = await Promise.all([
    documentsOf(context.db, documentHashes([row])),
    collectionId === null ? undefined : findCollection(context, collectionId),
    auctionsOfItem(context, launcherId),
  ])
  const events = (row.story ?? []).filter(isTold).map((happened) => withItem(happened, row))
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
