import { verifySpends } from '@chiaroscuro/domain/build'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { Hex32 } from '@chiaroscuro/domain/id'
import { NETWORK_NAMES } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'

/**
 * The bundle of spends that somebody signed; nothing where the signature is not theirs on one of the networks: such a
 * bundle would be waited for in vain. Throws `BuildError` `unreadable`.
 */
export function signedBundle(
  coinSpends: readonly CoinSpend[],
  signature: Uint8Array,
  networks: readonly string[],
  run: ClvmRunner,
): { bundleId: Hex32; bundle: Uint8Array } | undefined {
  const names = NETWORK_NAMES.filter((name) => networks.includes(name))
  if (!names.some((name) => verifySpends(coinSpends, signature, name, run))) return undefined
  const bundle = { coinSpends, signature }
  return { bundleId: spendBundleHash(bundle), bundle: formatSpendBundle(bundle) }
}
