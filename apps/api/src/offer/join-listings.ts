import type { JoinedOffer } from '@chiaroscuro/contract/operation'
import { type EndpointContext, RefusedError } from '../endpoint/endpoint.js'
import { offersByIds } from '../query/offer-rows.js'
import type { Joining } from '../sandbox/join-offers.js'
import { offerStatusNumber } from '../view/offer.js'
import { refused, refusedBySandbox } from './refused.js'

/** What joining listings needs beside the store. */
export interface JoinContext extends EndpointContext {
  /** Joins texts of offers where they can hurt nothing. Rejects with `SandboxError`. */
  readonly joinOffers: (texts: readonly string[]) => Promise<Joining>
}

const OPEN = 0

/**
 * Makes one offer of these open listings. Throws `RefusedError`: `OfferOver` with those that are over or unknown,
 * `OfferRefused` for what cannot be joined, `Busy` when too many are read.
 */
export async function joinListings(context: JoinContext, ids: readonly string[]): Promise<JoinedOffer> {
  const { db, view, moment } = context
  const wanted = [...new Set(ids)]
  if (wanted.length < ids.length) throw refused('same-coin-twice', 'An offer is named twice.')
  const rows = await offersByIds(db, wanted)
  const now = moment()
  const isOpen = (row: (typeof rows)[number]) => offerStatusNumber(row, view, now) === OPEN
  const open = new Set(rows.filter(isOpen).map(({ offer }) => offer.id))
  const over = wanted.filter((id) => !open.has(id))
  if (over.length > 0)
    throw new RefusedError('OfferOver', 'Some of these offers are over, or unknown.', { offer_ids: over })
  const texts = new Map(rows.map(({ offer }) => [offer.id, offer.text]))
  const joining = await context
    .joinOffers(wanted.flatMap((id) => texts.get(id) ?? []))
    .catch(refusedBySandbox)
  if (!joining.ok) throw refused(joining.reason, `${joining.message}.`)
  return { offer: joining.offer, any_wallet: joining.anyWallet }
}
