import { getOffer, getOfferText, submitOffer } from '@chiaroscuro/contract/operation'
import { offerPath, submitOfferBody } from '@chiaroscuro/contract/schema'
import { z } from 'zod'
import { type OfferContext, publishOffer } from '../offer/publish-offer.js'
import { findOffer } from '../query/offer-rows.js'
import { presentOffers } from '../view/offer.js'
import { type EndpointContext, endpoint, NotFoundError, RefusedError } from './endpoint.js'

export const submitOfferEndpoint = endpoint(
  submitOffer,
  z.object({ body: submitOfferBody }),
  async (context: OfferContext, { body }) => {
    const { id, isNew } = await publishOffer(context, body.offer)
    const answer = await shown(context, id)
    if (!isNew) throw new RefusedError('OfferKnown', 'This offer is known already.', answer)
    return answer
  },
)

export const getOfferEndpoint = endpoint(getOffer, offerPath, async (context: EndpointContext, input) => {
  return (await shown(context, input.offer_id)).offer
})

export const getOfferTextEndpoint = endpoint(
  getOfferText,
  offerPath,
  async ({ db }: EndpointContext, input) => {
    const row = await findOffer(db, input.offer_id)
    if (!row) throw new NotFoundError('Unknown offer.')
    return row.offer.text
  },
)

async function shown(context: EndpointContext, id: string) {
  const row = await findOffer(context.db, id)
  const [found] = row ? await presentOffers(context.db, context.view, [row], context.moment()) : []
  if (!found) throw new NotFoundError('Unknown offer.')
  return { offer: found }
}
