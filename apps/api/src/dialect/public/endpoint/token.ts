import * as operations from '@chiaroscuro/contract/public'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { listTokenRows, type TokenRow } from '../../../query/token-rows.js'
import { answer } from '../answer.js'
import { cursorOf, paged } from '../paging.js'
import { known } from './ids.js'

export const listTokens = answer(operations.listTokens, async ({ db }, input) => {
  const rows = await listTokenRows(db, {
    query: input.query,
    collectionId:
      input.collection_id === undefined ? undefined : (parseCollectionId(input.collection_id) ?? ''),
    gardenId: input.garden_id,
    cursor: cursorOf(input),
    size: input.size,
  })
  return paged(rows, input, toToken)
})

export const getToken = answer(operations.getToken, async ({ db }, { token_id }) => {
  const [row] = await listTokenRows(db, { id: token_id.toLowerCase(), size: 1 })
  return toToken(known(row, 'token'))
})

function toToken({ id, code, rank, name, description }: TokenRow): operations.Token {
  return { id, code, rank, name, description }
}
