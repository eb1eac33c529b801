import { type ApiClient, call } from '@chiaroscuro/api-client'
import { getOffer } from '@chiaroscuro/contract/operation'
import { fateOf, type OfferFate } from './offer-status.js'

export interface FollowRules {
  /** Resolves when it is worth looking again: a block came, or some time went by. */
  readonly next: () => Promise<void>
  /** How often is looked at most. */
  readonly most: number
}

/** Looks at an offer until the chain has decided on it; the page never says so before the index does. `unknown` where it never did. */
export async function followOffer(
  api: ApiClient,
  offerId: string,
  { next, most }: FollowRules,
): Promise<{ readonly fate: OfferFate; readonly height: number | null }> {
  for (let looks = 0; looks < most; looks++) {
    await next()
    // A moment without the index is no answer.
    const offer = await call(api, getOffer, { offer_id: offerId }).catch(() => undefined)
    const fate = offer && fateOf(offer)
    if (fate) return { fate, height: offer.ended_height }
  }
  return { fate: 'unknown', height: null }
}
