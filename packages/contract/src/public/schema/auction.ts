import { z } from 'zod'
import { anyObject, dateTime } from './common.js'
import { nftOffer } from './offer.js'

/** An auction of one item. `overtime` says whether late bids hold it open now, and its end as far as is known. */
export const auction = z.object({
  id: z.number().int(),
  description: z.string().nullable(),
  start: dateTime,
  end: dateTime,
  overtime_seconds: z.number().int(),
  reserve_xch_price: z.number(),
  overtime: anyObject,
  highest_bid: nftOffer.nullable(),
})
export type Auction = z.infer<typeof auction>
