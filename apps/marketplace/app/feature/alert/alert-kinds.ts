import type { AlertKind, AlertPreferences } from '@chiaroscuro/contract/operation'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is chosen by preference; a saved search is chosen by saving it. */
type ChosenKind = Exclude<AlertKind, 'search_listed' | 'appeal_granted' | 'appeal_upheld'>

/** The five preferences of the specification, in its order. */
export const ALERT_KINDS: readonly ChosenKind[] = [
  'bid_received',
  'own_listed',
  'offer_accepted',
  'bid_cancelled',
  'own_offer_cancelled',
]

/** What each is called where it is chosen. */
export const kindWords: Readonly<Record<ChosenKind, MessageDescriptor>> = {
  bid_received: msg`A new bid on a work of mine`,
  own_listed: msg`A work of mine is listed for sale`,
  offer_accepted: msg`An offer is accepted: a work of mine is sold`,
  bid_cancelled: msg`A bid on a work of mine is withdrawn`,
  own_offer_cancelled: msg`A sell offer of mine is withdrawn`,
}

/** What a form says of preferences. */
export function readPreferences(form: FormData): Pick<AlertPreferences, ChosenKind | 'email'> {
  const isOn = (name: string) => form.get(name) === 'on'
  return {
    bid_received: isOn('bid_received'),
    own_listed: isOn('own_listed'),
    offer_accepted: isOn('offer_accepted'),
    bid_cancelled: isOn('bid_cancelled'),
    own_offer_cancelled: isOn('own_offer_cancelled'),
    email: isOn('email'),
  }
}
