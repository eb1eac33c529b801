import { z } from 'zod'
import { choices, id, paging, text } from '../parameter.js'
import { page } from '../schema/common.js'
import { nftEvent } from '../schema/event.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Events'

/** Kinds of events, as they are asked for: 0 mint, 1 transfer, 2 trade, 3 burn. */
export const eventTypes = choices(['0', '1', '2', '3']).optional()

/** Where an event stands in its item's story, or the newest. */
export const eventIndex = z.union([
  z.literal('latest'),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

export const listEvents = wireOperation({
  id: 'public-list-events',
  path: '/events',
  input: z.object({
    collection: text().optional(),
    owner_id: text().optional(),
    address_id: text().optional(),
    type: eventTypes,
    ...paging,
  }),
  output: page(nftEvent),
  group,
  summary: 'What happened, newest first',
  description:
    '`type` may be given several times: 0 mint, 1 transfer, 2 trade, 3 burn. `owner_id` is a DID that gave or got the item, `address_id` an address that did.',
})

export const getNftEvent = wireOperation({
  id: 'public-get-nft-event',
  path: '/nfts/{nft_id}/events/{event_index}',
  input: z.object({ nft_id: id(), event_index: text(100) }),
  output: nftEvent,
  group,
  summary: 'One event of an NFT',
  description: '`event_index` is a number from the item’s list, or `latest`.',
})
