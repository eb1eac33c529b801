import type { CoinSpend } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { offerNetwork } from '@chiaroscuro/domain/offer'
import { isNetworkName } from '@chiaroscuro/domain/signature'
import { formatSpendBundle, type SpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { BuiltMint, MintOrder, MintWallet } from '@chiaroscuro/minting/engine'
import { StudioError } from '../ipc/failure.js'
import type { SeenBundle } from './hold-to-plan.js'

/** What signs the bundles of an approved plan, whoever holds the keys. */
export interface PlanWallet extends MintWallet {
  /** What a bundle would do, read from its spends; it is not signed. Nothing where the wallet cannot pay. */
  preview(order: MintOrder): Promise<(SeenBundle & { readonly spends: number }) | undefined>
}

/**
 * A bundle that somebody else signed, as the journal takes it. Throws `StudioError` `bad-signature` where its signature is not of
 * exactly what its spends demand, on this network.
 */
export function signedMint(
  {
    coinSpends,
    signature,
  }: { readonly coinSpends: readonly CoinSpend[]; readonly signature: Uint8Array | undefined },
  { nfts }: SeenBundle,
  { network, run }: { readonly network: string; readonly run: ClvmRunner },
): BuiltMint {
  if (signature?.length !== 96 || !isNetworkName(network)) throw new StudioError('bad-signature')
  const bundle: SpendBundle & { signature: Uint8Array } = { coinSpends: [...coinSpends], signature }
  if (offerNetwork(bundle, run, [network]) !== network) throw new StudioError('bad-signature')
  return {
    ...{ bundleId: spendBundleHash(bundle), bundle: formatSpendBundle(bundle) },
    launcherIds: nfts.map(({ launcherId }) => launcherId),
    firstCoinIds: nfts.map(({ firstCoinId }) => firstCoinId),
  }
}
