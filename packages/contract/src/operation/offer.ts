import type { Offer } from '../schema/offer.js'
import { operation } from './operation.js'

/** Publishes an offer (bech32m text). 409 `OfferKnown` with the same `offer` when it is known already. */
export const submitOffer = operation<{ body: { offer: string } }, { offer: Offer }>({
  id: 'submit-offer',
  method: 'POST',
  path: '/v2/offers',
  body: 'body',
})
export const getOffer = operation<{ offer_id: string }, Offer>({
  id: 'get-offer',
  method: 'GET',
  path: '/v2/offers/{offer_id}',
})
/** The offer's own text, as a JSON string. */
export const getOfferText = operation<{ offer_id: string }, string>({
  id: 'get-offer-text',
  method: 'GET',
  path: '/v2/offers/{offer_id}/bech32',
})
