import { createRequire } from 'node:module'
import { DevnetUnsupportedError } from '../error.js'
import type { NftInfo } from './asset.js'
import type { Clvm, NftMetadataHandle, NftMint, Program } from './clvm.js'
import type { Coin, CoinSpend } from './coin.js'
import type { PublicKey, SecretKey, Signature } from './key.js'
import type {
  Action,
  AssetId,
  NotarizedPayment,
  Payment,
  SpendBundle,
  Spends,
  TradePrice,
  TransferNftById,
} from './offer.js'
import type { FullNodeSimulator } from './simulator.js'

type Bytes = Uint8Array

/** The part of the native package this project uses; the package ships no typings of its own. */
export interface Sdk {
  readonly Clvm: new <S>() => Clvm<S>
  readonly Coin: new (parent: Bytes, puzzleHash: Bytes, amount: bigint) => Coin
  readonly CoinSpend: new (coin: Coin, puzzleReveal: Bytes, solution: Bytes) => CoinSpend
  readonly SpendBundle: {
    new (spends: CoinSpend[], signature: Signature): SpendBundle
    fromBytes(bytes: Bytes): SpendBundle
  }
  readonly NftMetadata: new (
    editionNumber: bigint,
    editionTotal: bigint,
    dataUris: string[],
    dataHash: Bytes | null,
    metadataUris: string[],
    metadataHash: Bytes | null,
    licenseUris: string[],
    licenseHash: Bytes | null,
  ) => NftMetadataHandle
  readonly NftMint: new <S>(
    metadata: Program<S>,
    metadataUpdaterPuzzleHash: Bytes,
    p2PuzzleHash: Bytes,
    royaltyPuzzleHash: Bytes,
    royaltyBasisPoints: number,
    transfer: unknown,
  ) => NftMint<S>
  readonly TransferNft: new (
    launcherId: Bytes | null,
    prices: TradePrice[],
    innerPuzzleHash: Bytes | null,
  ) => unknown
  readonly TransferNftById: new (owner: AssetId | null, prices: TradePrice[]) => TransferNftById
  readonly TradePrice: new (amount: bigint, settlementPuzzleHash: Bytes) => TradePrice
  readonly NftInfo: new <S>(
    launcherId: Bytes,
    metadata: Program<S>,
    metadataUpdaterPuzzleHash: Bytes,
    currentOwner: Bytes | null,
    royaltyPuzzleHash: Bytes,
    royaltyBasisPoints: number,
    p2PuzzleHash: Bytes,
  ) => NftInfo<S>
  readonly Payment: new <S>(puzzleHash: Bytes, amount: bigint, memos?: Program<S> | null) => Payment<S>
  readonly NotarizedPayment: new <S>(nonce: Bytes, payments: Payment<S>[]) => NotarizedPayment<S>
  readonly Spends: new <S>(clvm: Clvm<S>, changePuzzleHash: Bytes) => Spends<S>
  readonly Action: {
    settle<S>(id: AssetId, payment: NotarizedPayment<S>): Action<S>
    send<S>(id: AssetId, puzzleHash: Bytes, amount: bigint, memos?: Program<S> | null): Action<S>
    fee<S>(amount: bigint): Action<S>
    singleIssueCat<S>(hiddenPuzzleHash: Bytes | null, amount: bigint): Action<S>
    updateNft<S>(id: AssetId, metadataUpdates: unknown[], transfer: TransferNftById | null): Action<S>
  }
  readonly Id: { xch(): AssetId; existing(assetId: Bytes): AssetId }
  readonly Address: { new (puzzleHash: Bytes, prefix: string): { encode(): string } }
  readonly SecretKey: { fromSeed(seed: Bytes): SecretKey }
  readonly PublicKey: {
    fromBytes(bytes: Bytes): PublicKey
    aggregateVerify(keys: PublicKey[], messages: Bytes[], signature: Signature): boolean
  }
  readonly Signature: { aggregate(signatures: Signature[]): Signature; fromBytes(bytes: Bytes): Signature }
  readonly FullNodeSimulator: { withSeed(seed: bigint): FullNodeSimulator }
  readonly Constants: {
    settlementPaymentHash(): Buffer
    nftMetadataUpdaterDefaultHash(): Buffer
    catPuzzleHash(): Buffer
    singletonTopLayerV11Hash(): Buffer
    singletonLauncherHash(): Buffer
    nftOwnershipLayerHash(): Buffer
    nftStateLayerHash(): Buffer
  }
  standardPuzzleHash(key: PublicKey): Buffer
  catPuzzleHash(assetId: Bytes, innerPuzzleHash: Bytes): Buffer
  decodeOffer(text: string): SpendBundle
  encodeOffer(bundle: SpendBundle): string
  spendBundleCost(spends: CoinSpend[]): bigint
}

const required = ['Clvm', 'Coin', 'CoinSpend', 'SpendBundle', 'FullNodeSimulator', 'Spends', 'encodeOffer']

function isSdk(value: unknown): value is Sdk {
  if (typeof value !== 'object' || value === null) return false
  return required.every((name) => typeof Reflect.get(value, name) === 'function')
}

let loaded: Sdk | undefined

/** Loads the native package on first use; throws {@link DevnetUnsupportedError} where it is absent. */
export function loadSdk(): Sdk {
  if (loaded) return loaded
  let native: unknown
  try {
    native = createRequire(import.meta.url)('chia-wallet-sdk-linux-x64-gnu')
  } catch (error) {
    throw new DevnetUnsupportedError(error)
  }
  if (!isSdk(native)) throw new DevnetUnsupportedError()
  loaded = native
  return native
}

/** Whether the native simulator can be loaded here. */
export function isDevnetSupported(): boolean {
  try {
    loadSdk()
    return true
  } catch {
    return false
  }
}
