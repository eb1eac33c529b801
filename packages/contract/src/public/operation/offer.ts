import { z } from 'zod'
import { id } from '../parameter.js'
import { handle, offer, published } from '../schema/offer.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Offers'
const path = { offer_id: id() }

export const submitOffer = wireOperation({
  id: 'public-submit-offer',
  method: 'POST',
  path: '/offer',
  body: 'body',
  input: z.object({ body: z.object({ offer: z.string().min(10).max(300_000) }) }),
  output: published,
  group,
  summary: 'Publish an offer',
  description:
    'Takes the text of an offer (`offer1…`) of one NFT against one asset, or the other way round. 400 with the same `offer` when it is known already, with `detail` alone when it cannot be listed.',
  others: { 400: 'Known already, with the same body; or a reason in `detail`' },
})

export const getOffer = wireOperation({
  id: 'public-get-offer',
  path: '/offers/{offer_id}',
  input: z.object(path),
  output: offer,
  group,
  summary: 'An offer',
  description: 'Its id is base58 of the SHA-256 of its text.',
})

export const getOfferText = wireOperation({
  id: 'public-get-offer-text',
  path: '/offers/{offer_id}/bech32',
  input: z.object(path),
  output: z.string(),
  group,
  summary: 'The text of an offer',
  description: 'As a JSON string: what a wallet takes.',
})

export const getHandle = wireOperation({
  id: 'public-get-handle',
  path: '/xchandles/{handle}',
  input: z.object({ handle: id() }),
  output: handle,
  group: 'Addresses',
  summary: 'A handle',
  description: 'No registry of handles is read yet: every handle is `unknown`.',
})
