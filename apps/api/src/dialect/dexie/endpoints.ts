import * as operations from '@chiaroscuro/contract/dexie'
import { parseCollectionId, parseHex32, parseNftId } from '@chiaroscuro/domain/id'
import { type Endpoint, NotFoundError } from '../../endpoint/endpoint.js'
import { publishOffer } from '../../offer/publish-offer.js'
import { type BookSort, findInBook, type Given, listBook } from '../../query/offer-book-rows.js'
import { listTokenRows } from '../../query/token-rows.js'
import { answer, type PublicContext } from '../public/answer.js'
import { presentOffers } from './offer-view.js'

const SORTS = {
  price: 'price-low',
  price_asc: 'price-low',
  price_desc: 'price-high',
  date_found: 'found',
  date_completed: 'completed',
} as const satisfies Record<string, BookSort>

const submitOffer = answer(operations.submitOffer, async (context, { body }) => {
  const { id, isNew } = await publishOffer(context, body.offer)
  return { success: true as const, id, known: !isNew, offer: await presentOne(context, id) }
})

const listOffers = answer(operations.listOffers, async (context, input) => {
  const [offered, requested] = await Promise.all([
    givenBy(context, input.offered),
    givenBy(context, input.requested),
  ])
  const { page, page_size } = input
  const empty = { success: true as const, count: 0, page, page_size, offers: [] }
  if (offered === 'unknown' || requested === 'unknown') return empty
  const pending = context.view.pendingOffers()
  const filter = { offered, requested, status: input.status, pending }
  const place = { size: page_size, offset: (page - 1) * page_size }
  const { rows, count } = await listBook(context.db, context.moment(), filter, SORTS[input.sort], place)
  return { ...empty, count, offers: await presentOffers(context, rows, input.compact) }
})

const getOffer = answer(operations.getOffer, async (context, { offer_id }) => ({
  success: true as const,
  offer: await presentOne(context, offer_id),
}))

/** Throws `NotFoundError`. */
async function presentOne(context: PublicContext, id: string) {
  const row = await findInBook(context.db, id)
  const [offer] = row ? await presentOffers(context, [row], false) : []
  if (!offer) throw new NotFoundError('Offer not found')
  return offer
}

/** What a filter names: `xch`, a code, or an id. Hex may be an NFT's or a token's: a token that is known wins. */
async function givenBy(
  { db }: PublicContext,
  text: string | undefined,
): Promise<Given | 'unknown' | undefined> {
  if (text === undefined || text === '') return undefined
  if (text.startsWith('nft1')) return found('nft', parseNftId(text))
  if (text.startsWith('col1')) return found('collection', parseCollectionId(text))
  const [named] = await listTokenRows(db, { named: text, size: 1 })
  if (named) return { kind: 'asset', id: named.id }
  const hex = parseHex32(text)
  return hex === undefined ? 'unknown' : { kind: 'nft', id: hex }
}

function found(kind: 'nft' | 'collection', id: string | undefined): Given | 'unknown' {
  return id === undefined ? 'unknown' : { kind, id }
}

/** What dexie's first version can be asked here. */
export const DEXIE_ENDPOINTS: readonly Endpoint<PublicContext>[] = [submitOffer, listOffers, getOffer]
