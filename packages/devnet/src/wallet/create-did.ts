import type { CoinData } from '../coin.js'
import { toNativeCoin } from '../coin.js'
import { DevnetError } from '../error.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import { innerSpend, spendXch } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** Makes a DID owned by the key, or by another it is given to at once; `launcherId` is its id. */
export function buildCreateDid(
  sdk: Sdk,
  input: { key: WalletKey; coin: CoinData; to?: Buffer | undefined },
): { spends: CoinSpend[]; launcherId: string } {
  const { key, coin, to = key.puzzleHash } = input
  return withClvm(sdk, (clvm) => {
    const eve = clvm.createEveDid(toNativeCoin(sdk, coin).coinId(), key.puzzleHash)
    const next = eve.did.child(to, eve.did.info.metadata).info.innerPuzzleHash()
    const conditions = [clvm.createCoin(next, 1n, clvm.alloc([to]))]
    if (!clvm.spendDid(eve.did, innerSpend(clvm, key, conditions)))
      throw new DevnetError('unreadable', 'the new DID did not recreate itself')
    spendXch(sdk, clvm, { key, coins: [coin], payments: [] }, eve.parentConditions, 1n)
    return { spends: clvm.coinSpends(), launcherId: eve.did.info.launcherId.toString('hex') }
  })
}
