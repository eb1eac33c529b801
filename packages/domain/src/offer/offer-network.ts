import { hexBytes } from '../bytes.js'
import type { ClvmRunner } from '../clvm/index.js'
import { NETWORK_NAMES, NETWORKS, type NetworkName } from '../signature/network.js'
import {
  demandsSignature,
  type RequiredSignature,
  readRequiredSignature,
  signedMessage,
} from '../signature/required-signature.js'
import { type VerifyAggregate, verifyAggregate } from '../signature/verify-aggregate.js'
import type { SpendBundle } from '../spend-bundle/streamable.js'
import { type MakerSpend, runMakerSpends } from './maker-spend.js'

/**
 * The network whose signatures an offer carries; `nosig` when its spends demand none, so that anyone
 * could have made it; `null` when its signature is of no network we know, and so proves nothing.
 */
export type OfferNetwork = NetworkName | 'nosig' | null

/** More signatures than this are not checked: they would take seconds, and no honest offer has them. */
const MAX_SIGNATURES = 200

/**
 * Which network an offer was signed for, by verifying its aggregate signature offline against each;
 * some 30 ms for one signature and network. `networks` are tried in that order. Throws `OfferError`
 * like `readOffer`.
 */
export function offerNetwork(
  bundle: SpendBundle,
  run: ClvmRunner,
  networks: readonly NetworkName[] = NETWORK_NAMES,
): OfferNetwork {
  return networkOf(bundle, runMakerSpends(bundle, run), networks)
}

/** The same from spends that were run already. */
export function networkOf(
  bundle: SpendBundle,
  spends: readonly MakerSpend[],
  networks: readonly NetworkName[] = NETWORK_NAMES,
  verify: VerifyAggregate = verifyAggregate,
): OfferNetwork {
  const required = requiredSignatures(spends)
  if (!required || required.length > MAX_SIGNATURES) return null
  if (required.length === 0) return 'nosig'
  const { signature } = bundle
  const signedFor = (network: NetworkName) =>
    signature !== undefined &&
    verify(
      signature,
      required.map((one) => ({
        publicKey: one.publicKey,
        message: signedMessage(one, NETWORKS[network]),
      })),
    )
  return networks.find(signedFor) ?? null
}

/** Every signature the maker's spends demand; `undefined` when one of them is demanded in a malformed way. */
function requiredSignatures(spends: readonly MakerSpend[]): RequiredSignature[] | undefined {
  const found: RequiredSignature[] = []
  for (const { conditions, coinId, spend } of spends) {
    const id = hexBytes(coinId)
    for (const { opcode, args } of conditions) {
      if (!demandsSignature(opcode)) continue
      const one = readRequiredSignature(opcode, args, spend.coin, id)
      if (!one) return undefined
      found.push(one)
    }
  }
  return found
}
