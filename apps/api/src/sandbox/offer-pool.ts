import { type ChildPool, childPool } from './child-pool.js'
import { isOfferReading, type OfferQuestion, type OfferReading } from './read-offer.js'

/** Reads offers of strangers in child processes. */
export type OfferPool = ChildPool<OfferQuestion, OfferReading>

/** The pool on the bundled `offer-child`; an offer has two seconds of a processor. */
export function offerPool(script: string, timeoutMs = 2000): OfferPool {
  // Whoever submits an offer waits for the answer: a busy machine is no reason to refuse it.
  const limits = { size: 2, timeoutMs, patience: 5, maxWaiting: 50, questionsPerChild: 1000 }
  return childPool<OfferQuestion, OfferReading>(script, limits, isOfferReading)
}
