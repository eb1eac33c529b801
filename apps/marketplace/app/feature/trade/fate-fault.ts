import { WalletFault, type WalletFaultCode } from '#app/wallet/wallet-fault.js'
import type { OfferFate } from './offer-status.js'

/** What it means for whoever wanted something else. */
const FAULTS: Readonly<Record<OfferFate, WalletFaultCode>> = {
  taken: 'taken-by-other',
  cancelled: 'withdrawn',
  expired: 'ran-out',
  unknown: 'no-block-yet',
}

/** Why an offer did not come to the end that was wanted. */
export function fateFault(fate: OfferFate): WalletFault {
  return new WalletFault(FAULTS[fate], fate)
}
