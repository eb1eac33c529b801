import type { UnsignedMint } from '@chiaroscuro/domain/build'
import { hex32Of } from '@chiaroscuro/domain/id'
import { formatSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
import type { BuiltMint } from './port.js'

/** Which works a mint makes, by what tells them later. */
export function mintedIds({
  nfts,
}: Pick<UnsignedMint, 'nfts'>): Pick<BuiltMint, 'launcherIds' | 'firstCoinIds'> {
  return {
    launcherIds: nfts.map(({ launcherId }) => launcherId),
    firstCoinIds: nfts.map(({ coin }) => hex32Of(coin.parentCoinInfo)),
  }
}

/** A mint with the signature of what it spends, as the engine takes it. */
export function builtMint(mint: Omit<UnsignedMint, 'did'>, signature: Uint8Array): BuiltMint {
  const bundle = { coinSpends: mint.spends, signature }
  return { bundleId: spendBundleHash(bundle), bundle: formatSpendBundle(bundle), ...mintedIds(mint) }
}
