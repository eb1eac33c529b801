import { type ApiClient, ApiError, call } from '@chiaroscuro/api-client'
import { submitOffer } from '@chiaroscuro/contract/operation'
import { apiRefused } from './api-refused.js'

const KNOWN = 409

/** Publishes an offer; one that is known already is as good. Rejects with `WalletFault`. */
export async function postOffer(api: ApiClient, offer: string): Promise<void> {
  try {
    await call(api, submitOffer, { body: { offer } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === KNOWN)) apiRefused(error)
  }
}
