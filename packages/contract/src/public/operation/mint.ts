import { z } from 'zod'
import { id, paging } from '../parameter.js'
import { detail, page } from '../schema/common.js'
import { mint, offerWithNft } from '../schema/market.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Mints'
const path = { mint_id: id() }

export const getMint = wireOperation({
  id: 'public-get-mint',
  path: '/mints/{mint_id}',
  input: z.object(path),
  output: mint,
  group,
  summary: 'A mint',
  description:
    'Items of one collection (or of one creator, without one) that were made in one block; its id is `{collection or creator}-{height}`.',
})

export const listMintOffers = wireOperation({
  id: 'public-list-mint-offers',
  path: '/mints/{mint_id}/offers',
  input: z.object({ ...path, ...paging }),
  output: page(offerWithNft),
  group,
  summary: 'Open offers that sell items of a mint',
  description: 'The latest first.',
})

export const mintDynamic = wireOperation({
  id: 'public-mint-dynamic',
  method: 'POST',
  path: '/mint/dynamic',
  input: z.object({}),
  output: detail,
  group,
  summary: 'Mint by program',
  description: 'Not enabled: always 403.',
  others: { 403: 'The minting API is not enabled' },
})
