import { BuildError, type BuildFault } from '@chiaroscuro/domain/build'
import { OfferError } from '@chiaroscuro/domain/offer'
import { SpendBundleError } from '@chiaroscuro/domain/spend-bundle'
import { WalletError, type WalletErrorCode } from '../wallet-error.js'

const CODES: { readonly [fault in BuildFault]?: WalletErrorCode } = {
  'insufficient-funds': 'too-little',
  'too-many-coins': 'too-little',
  'not-owned': 'no-such-key',
  'missing-nft': 'no-such-key',
  'invalid-amount': 'invalid-params',
  'same-coin-twice': 'invalid-params',
}

/** Why something could not be prepared, as a site and a person may know it. */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  if (error instanceof BuildError)
    return new WalletError(CODES[error.code] ?? 'refused', error.message, error)
  if (error instanceof OfferError || error instanceof SpendBundleError)
    return new WalletError('invalid-params', error.message, error)
  return new WalletError('refused', 'This could not be prepared', error)
}
