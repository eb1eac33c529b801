import {
  getOffer,
  getOfferText,
  joinOffers,
  listAddressOffers,
  listOffers,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import {
  addressOffersQuery,
  joinOffersBody,
  offerPath,
  offersQuery,
  submitOfferBody,
} from '@chiaroscuro/contract/schema'
import { parseAddress } from '@chiaroscuro/domain/id'
import { z } from 'zod'
import { type JoinContext, joinListings } from '../offer/join-listings.js'
import { type OfferContext, publishOffer } from '../offer/publish-offer.js'
import { cursorOf, toPage } from '../query/keyset.js'
import { listMakerOffers } from '../query/maker-offers.js'
import { findOffer, offersByIds } from '../query/offer-rows.js'
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

export const listOffersEndpoint = endpoint(
  listOffers,
  offersQuery,
  async ({ db, view, moment }: EndpointContext, input) => {
    const rows = await presentOffers(db, view, await offersByIds(db, input.id), moment())
    const byId = new Map(rows.map((row) => [row.id, row]))
    return { items: [...new Set(input.id)].flatMap((id) => byId.get(id) ?? []) }
  },
)

const DEFAULT_SIZE = 50

export const listAddressOffersEndpoint = endpoint(
  listAddressOffers,
  addressOffersQuery,
  async ({ db, view, moment }: EndpointContext, { address_id, state, page, size = DEFAULT_SIZE }) => {
    const maker = parseAddress(address_id)
    if (maker === undefined) throw new NotFoundError('Unknown address.')
    const now = moment()
    const rows = await listMakerOffers(db, { maker, state, moment: now, cursor: cursorOf(page), size })
    const shown = new Map((await presentOffers(db, view, rows, now)).map((one) => [one.id, one]))
    const { items, ...envelope } = toPage(rows, page, size, ({ offer }) => shown.get(offer.id) ?? [])
    return { ...envelope, items: items.flat() }
  },
)

export const joinOffersEndpoint = endpoint(
  joinOffers,
  z.object({ body: joinOffersBody }),
  (context: JoinContext, { body }) => joinListings(context, body.offer_ids),
  { unseen: true },
)

async function shown(context: EndpointContext, id: string) {
  const row = await findOffer(context.db, id)
  const [found] = row ? await presentOffers(context.db, context.view, [row], context.moment()) : []
  if (!found) throw new NotFoundError('Unknown offer.')
  return { offer: found }
}
