import { z } from 'zod'
import { id, paging, text } from '../parameter.js'
import { page, token } from '../schema/common.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Tokens'

export const listTokens = wireOperation({
  id: 'public-list-tokens',
  path: '/tokens',
  input: z.object({
    query: text(200).optional(),
    collection_id: text().optional(),
    garden_id: text().optional(),
    ...paging,
  }),
  output: page(token),
  group,
  summary: 'Tokens that prices may be in',
})

export const getToken = wireOperation({
  id: 'public-get-token',
  path: '/tokens/{token_id}',
  input: z.object({ token_id: id() }),
  output: token,
  group,
  summary: 'A token',
  description: 'By `xch` or its asset id.',
})
