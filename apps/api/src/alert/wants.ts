import type { AlertKind } from '@chiaroscuro/contract/operation'
import type { PreferenceRow } from '../query/alert-rows.js'

/** Whether somebody wants to hear of this; whoever said nothing hears of all of it. */
export function wants(preference: PreferenceRow | undefined, kind: AlertKind): boolean {
  if (!preference) return true
  const said: Record<AlertKind, boolean> = {
    bid_received: preference.bidReceived,
    own_listed: preference.ownListed,
    offer_accepted: preference.offerAccepted,
    bid_cancelled: preference.bidCancelled,
    own_offer_cancelled: preference.ownOfferCancelled,
    // Whoever saved a search asked for it by that.
    search_listed: true,
    // Nor is an answer kept from whoever asked.
    appeal_granted: true,
    appeal_upheld: true,
  }
  return said[kind]
}
