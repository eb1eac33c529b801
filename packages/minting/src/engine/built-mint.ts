import type { UnsignedMint } from '@chiaroscuro/domain/build'
import { coinIdOf } from '@chiaroscuro/domain/chain'
import { type CoinId, hex32Of } from '@chiaroscuro/domain/id'
import { formatSpendBundle, parseSpendBundle, spendBundleHash } from '@chiaroscuro/domain/spend-bundle'
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

/** Coins that a serialized bundle spends. */
export function coinsSpentBy(bundle: Uint8Array): CoinId[] {
  return parseSpendBundle(bundle).coinSpends.map(({ coin }) => coinIdOf(coin))
}

/** Coins that have to be spent again, where they are there: those of the bundle that another is to be instead of. */
export function respentOf(instead: Uint8Array | undefined): ReadonlySet<CoinId> | undefined {
  return instead && new Set(coinsSpentBy(instead))
}
