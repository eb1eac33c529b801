import type { z } from 'zod'
import type { Page } from '../schema/common.js'
import type { addressOffersQuery, JoinedOffer, Offer } from '../schema/offer.js'
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
/** Those of up to a hundred offers that are known, in the order asked. */
export const listOffers = operation<{ id: readonly string[] }, { items: Offer[] }>({
  id: 'list-offers',
  method: 'GET',
  path: '/v2/offers',
})
/** Offers that stand on an address's coins, listings and bids, the newest first. */
export const listAddressOffers = operation<z.input<typeof addressOffersQuery>, Page<Offer>>({
  id: 'list-address-offers',
  method: 'GET',
  path: '/v2/addresses/{address_id}/offers',
})
/** Makes one offer of up to 25 open listings. 409 `OfferOver` names those that are over, 400 `OfferRefused` what cannot be joined. */
export const joinOffers = operation<{ body: { offer_ids: readonly string[] } }, JoinedOffer>({
  id: 'join-offers',
  method: 'POST',
  path: '/v2/offers/join',
  body: 'body',
})
