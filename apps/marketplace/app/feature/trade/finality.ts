import type { Offer } from '@chiaroscuro/contract/operation'
import { fateOf, type OfferFate } from './offer-status.js'

/** What a block made of an offer that somebody here took or withdrew. */
export interface Settled {
  readonly offerId: string
  readonly fate: OfferFate
  /** Of the block that holds it. */
  readonly height: number
}

/** Blocks, its own among them, after which what one holds is taken for good: a reorg that deep has never come. */
export const FINAL_AFTER = 32

/** How sure it is by now. */
export type Finality =
  | { readonly is: 'held'; readonly height: number; readonly depth: number }
  | { readonly is: 'final'; readonly height: number }
  /** A reorg took its block back, and no other holds it yet. */
  | { readonly is: 'back' }
  /** A reorg took it back, and the chain made something else of it since. */
  | { readonly is: 'lost'; readonly fate: OfferFate }

/** By the offer as it is told now, at a height. */
export function finalityOf(
  settled: Settled,
  offer: Pick<Offer, 'status' | 'ended_height'>,
  tip: number,
): Finality {
  const fate = fateOf(offer)
  if (fate === undefined) return { is: 'back' }
  if (fate !== settled.fate || offer.ended_height === null) return { is: 'lost', fate }
  const height = offer.ended_height
  const depth = Math.max(1, tip - height + 1)
  return depth >= FINAL_AFTER ? { is: 'final', height } : { is: 'held', height, depth }
}
