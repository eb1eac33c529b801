import * as operations from '@chiaroscuro/contract/public'
import { answer } from '../answer.js'
import { cursorOf, type Paging, paged } from '../paging.js'
import { collectionIdOf } from './ids.js'

export const listAuctions = answer(operations.listAuctions, async (_, input) => none(input))

export const listCollectionAuctions = answer(operations.listCollectionAuctions, async (_, input) => {
  collectionIdOf(input.collection_id)
  return none(input)
})

/** No auctions are kept yet: whatever the cursor, there is nothing behind it. */
function none(input: Paging) {
  cursorOf(input)
  const never = (row: never): never => row
  return paged([], input, never)
}
