import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import type { SpendBundle } from '../sdk/offer.js'
import { signSpends } from './sign-spends.js'
import type { WalletKey } from './wallet-key.js'

/** Spends with every signature the given keys owe. */
export function signBundle(
  sdk: Sdk,
  spends: readonly CoinSpend[],
  keys: readonly WalletKey[],
  genesis: Uint8Array,
): SpendBundle {
  return new sdk.SpendBundle([...spends], signSpends(sdk, spends, keys, genesis))
}
