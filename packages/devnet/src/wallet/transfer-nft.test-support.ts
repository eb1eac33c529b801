import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import { burnPuzzleHash } from './burn.js'
import type { NftState } from './read-asset.js'
import { loadNft } from './read-asset.js'
import { hintedCoin, innerSpend } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** A gift of an NFT. */
export interface NftTransfer {
  readonly key: WalletKey
  readonly nft: NftState
  readonly to: Uint8Array
  /** Whether the owner DID stays named on the NFT. */
  readonly keepDid: boolean
}

/** Transfers an NFT without a price. To oneself, it cancels a standing offer of it. */
export function buildTransferNft(sdk: Sdk, { key, nft, to, keepDid }: NftTransfer): CoinSpend[] {
  return withClvm(sdk, (clvm) => {
    const conditions = [hintedCoin(clvm, to, 1n)]
    if (!keepDid) conditions.push(clvm.transferNft(null, []))
    clvm.spendNft(loadNft(sdk, clvm, nft.parentSpend), innerSpend(clvm, key, conditions))
    return clvm.coinSpends()
  })
}

/** Sends an NFT where nobody can spend it. */
export function buildBurnNft(sdk: Sdk, input: { key: WalletKey; nft: NftState }): CoinSpend[] {
  return buildTransferNft(sdk, { ...input, to: burnPuzzleHash, keepDid: false })
}
