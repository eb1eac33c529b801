import type { CoinData } from '../coin.js'
import { toNativeCoin } from '../coin.js'
import type { Cat, Nft } from '../sdk/asset.js'
import type { Clvm } from '../sdk/clvm.js'
import type { Sdk } from '../sdk/native.js'
import type { Action } from '../sdk/offer.js'
import type { WalletKey } from './wallet-key.js'

/** What an action run may draw on. */
export interface ActionInputs<S> {
  readonly xch?: readonly CoinData[]
  readonly cats?: readonly Cat[]
  readonly nfts?: readonly Nft<S>[]
}

/** Lets the SDK's action system arrange spends of one key's coins; they stay in the scope's list. */
export function runActions<S>(
  sdk: Sdk,
  clvm: Clvm<S>,
  key: WalletKey,
  inputs: ActionInputs<S>,
  actions: Action<S>[],
): void {
  const spends = new sdk.Spends(clvm, key.puzzleHash)
  for (const coin of inputs.xch ?? []) spends.addXch(toNativeCoin(sdk, coin))
  for (const cat of inputs.cats ?? []) spends.addCat(cat)
  for (const nft of inputs.nfts ?? []) spends.addNft(nft)
  const finished = spends.prepare(spends.apply(actions))
  for (const pending of finished.pendingSpends())
    finished.insert(
      pending.coin().coinId(),
      clvm.standardSpend(key.publicKey, clvm.delegatedSpend(pending.conditions())),
    )
  finished.spend()
}
