import type { Offer } from '@chiaroscuro/contract/operation'

/** The field's numbers (2 is cancelling, which waits for a block as well). */
const OPEN = 0
const WAITING = [1, 2]

/** How an offer came to its end. */
export type OfferFate = 'taken' | 'cancelled' | 'expired' | 'unknown'
const FATES: Readonly<Record<number, OfferFate>> = { 3: 'cancelled', 4: 'taken', 6: 'expired' }

type Standing = Pick<Offer, 'status'>

/** Whether it can be taken now. */
export function isOpen({ status }: Standing): boolean {
  return status === OPEN
}

/** Whether a transaction that waits for a block takes the offer or withdraws it. */
export function isPending({ status }: Standing): boolean {
  return WAITING.includes(status)
}

/** How it ended; nothing while it has not. */
export function fateOf(offer: Standing): OfferFate | undefined {
  return isOpen(offer) || isPending(offer) ? undefined : (FATES[offer.status] ?? 'unknown')
}
