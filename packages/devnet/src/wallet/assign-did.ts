import type { CoinData, SpendData } from '../coin.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import type { NftState } from './read-asset.js'
import { loadDid, loadNft } from './read-asset.js'
import { hintedCoin, innerSpend } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** Puts an owned NFT under an owned DID. */
export function buildAssignDid(
  sdk: Sdk,
  input: { key: WalletKey; nft: NftState; did: { coin: CoinData; parentSpend: SpendData } },
): CoinSpend[] {
  const { key, nft, did: held } = input
  return withClvm(sdk, (clvm) => {
    const did = loadDid(sdk, clvm, held.parentSpend, held.coin)
    const didInner = did.info.innerPuzzleHash()
    const owned = loadNft(sdk, clvm, nft.parentSpend)
    clvm.spendNft(
      owned,
      innerSpend(clvm, key, [
        hintedCoin(clvm, key.puzzleHash, 1n),
        clvm.transferNft(did.info.launcherId, [], didInner),
      ]),
    )
    clvm.spendDid(
      did,
      innerSpend(clvm, key, [
        clvm.createCoin(didInner, 1n, clvm.alloc([key.puzzleHash])),
        clvm.createPuzzleAnnouncement(owned.info.launcherId),
        clvm.assertConcurrentSpend(owned.coin.coinId()),
      ]),
    )
    return clvm.coinSpends()
  })
}
