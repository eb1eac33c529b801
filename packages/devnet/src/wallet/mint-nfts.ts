import type { CoinData, SpendData } from '../coin.js'
import { toNativeCoin } from '../coin.js'
import { DevnetError } from '../error.js'
import type { Clvm, NftMint } from '../sdk/clvm.js'
import type { CoinSpend } from '../sdk/coin.js'
import type { Sdk } from '../sdk/native.js'
import { withClvm } from '../sdk/with-clvm.js'
import { loadDid } from './read-asset.js'
import { innerSpend, spendXch } from './standard.js'
import type { WalletKey } from './wallet-key.js'

/** The most NFTs one bundle mints here; a bundle's cost allows about three times as many. */
export const maxMintBatch = 25

/** The on-chain facts of one NFT to mint. */
export interface MintItem {
  readonly editionNumber: bigint
  readonly editionTotal: bigint
  readonly dataUris: readonly string[]
  readonly dataHash: Uint8Array | null
  readonly metadataUris: readonly string[]
  readonly metadataHash: Uint8Array | null
  readonly licenseUris: readonly string[]
  readonly licenseHash: Uint8Array | null
}

/** A batch of NFTs minted under a DID, which is parent of the launchers and first owner at once. */
export interface MintBatch {
  readonly key: WalletKey
  readonly did: { readonly coin: CoinData; readonly parentSpend: SpendData }
  readonly funds: readonly CoinData[]
  readonly items: readonly MintItem[]
  readonly royaltyPuzzleHash: Uint8Array
  readonly royaltyBasisPoints: number
  /** Where the NFTs go; the minter, when absent. */
  readonly to?: Uint8Array | undefined
  readonly fee?: bigint | undefined
}

function toMint<S>(
  sdk: Sdk,
  clvm: Clvm<S>,
  item: MintItem,
  batch: MintBatch,
  did: { launcherId: Buffer; innerPuzzleHash: Buffer },
): NftMint<S> {
  const metadata = new sdk.NftMetadata(
    item.editionNumber,
    item.editionTotal,
    [...item.dataUris],
    item.dataHash,
    [...item.metadataUris],
    item.metadataHash,
    [...item.licenseUris],
    item.licenseHash,
  )
  return new sdk.NftMint(
    clvm.nftMetadata(metadata),
    sdk.Constants.nftMetadataUpdaterDefaultHash(),
    batch.to ?? batch.key.puzzleHash,
    batch.royaltyPuzzleHash,
    batch.royaltyBasisPoints,
    new sdk.TransferNft(did.launcherId, [], did.innerPuzzleHash),
  )
}

/** Mojos a batch consumes: one a NFT, and the even amounts that keep launcher ids apart. */
export function mintCost(count: number): bigint {
  const n = BigInt(count)
  return n * (n > 1n ? n - 1n : 1n) + n
}

/** Mints a batch in one bundle; the launcher ids come in the order of the items. */
export function buildMintNfts(sdk: Sdk, batch: MintBatch): { spends: CoinSpend[]; launcherIds: string[] } {
  if (batch.items.length === 0 || batch.items.length > maxMintBatch)
    throw new DevnetError('out-of-range', `a batch holds 1 to ${maxMintBatch} NFTs`)
  return withClvm(sdk, (clvm) => {
    const did = loadDid(sdk, clvm, batch.did.parentSpend, batch.did.coin)
    const didInfo = { launcherId: did.info.launcherId, innerPuzzleHash: did.info.innerPuzzleHash() }
    const mints = batch.items.map((item) => toMint(sdk, clvm, item, batch, didInfo))
    const { nfts, parentConditions } = clvm.mintNfts(did.coin.coinId(), mints)
    const [lead] = batch.funds
    if (!lead) throw new DevnetError('invalid-request', 'no coin to mint with')
    const conditions = [
      clvm.createCoin(didInfo.innerPuzzleHash, 1n, clvm.alloc([batch.key.puzzleHash])),
      ...parentConditions,
      // The ownership layer asks the DID to acknowledge every NFT it takes.
      ...nfts.map((nft) => clvm.createPuzzleAnnouncement(nft.info.launcherId)),
      clvm.assertConcurrentSpend(toNativeCoin(sdk, lead).coinId()),
    ]
    clvm.spendDid(did, innerSpend(clvm, batch.key, conditions))
    const { key, funds, fee } = batch
    spendXch(
      sdk,
      clvm,
      { key, coins: funds, payments: [], fee },
      [clvm.assertConcurrentSpend(did.coin.coinId())],
      mintCost(batch.items.length),
    )
    return { spends: clvm.coinSpends(), launcherIds: nfts.map((nft) => nft.info.launcherId.toString('hex')) }
  })
}
