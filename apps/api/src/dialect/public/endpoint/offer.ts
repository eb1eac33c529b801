import * as operations from '@chiaroscuro/contract/public'
import { publishOffer } from '../../../offer/publish-offer.js'
import { findOffer } from '../../../query/offer-rows.js'
import { answer, type PublicContext } from '../answer.js'
import { toOffer } from '../view/offer.js'
import { known } from './ids.js'

export const submitOffer = answer(operations.submitOffer, async (context, { body }) => {
  const { id, isNew } = await publishOffer(context, body.offer)
  const offer = await presentOffer(context, id)
  // Wallets take 200 and 400 alike, and read the id from either.
  return isNew ? { offer } : Response.json({ offer, detail: 'This offer is known already.' }, { status: 400 })
})

export const getOffer = answer(operations.getOffer, async (context, { offer_id }) =>
  presentOffer(context, offer_id),
)

export const getOfferText = answer(operations.getOfferText, async ({ db }, { offer_id }) => {
  const { offer } = known(await findOffer(db, offer_id), 'offer')
  return offer.text
})

/** Throws `NotFoundError`. */
async function presentOffer({ db, view, moment }: PublicContext, id: string): Promise<operations.Offer> {
  const row = known(await findOffer(db, id), 'offer')
  return { ...toOffer(view, row, moment()), nft_id: row.offer.launcherId }
}

/** No registry of handles is read. */
export const getHandle = answer(operations.getHandle, async () => ({ status: 'unknown' }))
