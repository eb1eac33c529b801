import { z } from 'zod'
import { choice, flag, id, text, whole } from '../public/parameter.js'
import { wireOperation } from '../public/wire-operation.js'
import { dexieOne, dexiePage, dexiePublished } from './schema.js'

const group = 'Offers, as on dexie'
const refused = { 400: 'Why not, in `error_message`' }

export const submitOffer = wireOperation({
  id: 'dexie-submit-offer',
  method: 'POST',
  path: '/v1/offers',
  body: 'body',
  input: z.object({
    body: z.object({
      offer: z.string().min(10).max(300_000),
      drop_only: z.boolean().optional(),
      claim_rewards: z.boolean().optional(),
    }),
  }),
  output: dexiePublished,
  group,
  summary: 'Publish an offer',
  description:
    'An offer that is known already succeeds as well, with `known`. `drop_only` and `claim_rewards` change nothing.',
  others: refused,
})

export const listOffers = wireOperation({
  id: 'dexie-list-offers',
  path: '/v1/offers',
  input: z.object({
    offered: text().optional(),
    requested: text().optional(),
    status: whole(0, 6).default(0),
    sort: choice(['price', 'price_asc', 'price_desc', 'date_found', 'date_completed']).default('date_found'),
    compact: flag().default(false),
    page: whole(1, 1000).default(1),
    page_size: whole(1, 100).default(20),
  }),
  output: dexiePage,
  group,
  summary: 'Offers',
  description:
    '`offered` and `requested` are `xch`, a token’s code or asset id, an NFT or a collection, each id in either form.',
  others: refused,
})

export const getOffer = wireOperation({
  id: 'dexie-get-offer',
  path: '/v1/offers/{offer_id}',
  input: z.object({ offer_id: id() }),
  output: dexieOne,
  group,
  summary: 'An offer',
  others: { 404: 'No such offer' },
})
