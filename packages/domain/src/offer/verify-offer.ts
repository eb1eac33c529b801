import type { ClvmRunner } from '../clvm/index.js'
import { NETWORK_NAMES, type NetworkName } from '../signature/network.js'
import { type VerifyAggregate, verifyAggregate } from '../signature/verify-aggregate.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { runMakerSpends } from './maker-spend.js'
import { networkOf, type OfferNetwork } from './offer-network.js'
import { type ReadOffer, readSpends } from './read-offer.js'

/** An offer with the network it was signed for. */
export interface VerifiedOffer extends ReadOffer {
  readonly network: OfferNetwork
}

/**
 * `readOffer` and `offerNetwork` in one, each spend run once; signatures by `verify`, where a machine has a faster one.
 * Throws `OfferError`.
 */
export function verifyOffer(
  bundle: SpendBundle,
  run: ClvmRunner,
  networks: readonly NetworkName[] = NETWORK_NAMES,
  verify: VerifyAggregate = verifyAggregate,
): VerifiedOffer {
  const spends = runMakerSpends(bundle, run)
  return { ...readSpends(bundle, spends), network: networkOf(bundle, spends, networks, verify) }
}
