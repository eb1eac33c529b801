import type { Cat, CatInfo, CreatedDid, Did, DidInfo, MintedNfts, Nft, NftInfo } from './asset.js'
import type { Coin, CoinSpend } from './coin.js'
import type { PublicKey } from './key.js'
import type { NotarizedPayment, TradePrice } from './offer.js'

declare const scope: unique symbol

/**
 * Ties a native handle to the allocator that made it. Handing one to another allocator aborts the whole
 * process, so `withClvm` gives every scope its own `S` and the compiler refuses the mixture.
 */
export interface Scoped<S> {
  readonly [scope]: (value: S) => S
}

/** A CLVM value inside one allocator. `unparse` is left out on purpose: it overflows on deep trees. */
export interface Program<S> extends Scoped<S> {
  run(solution: Program<S>, maxCost: bigint, mempoolMode: boolean): { value: Program<S>; cost: bigint }
  treeHash(): Buffer
  serialize(): Buffer
  puzzle(): Puzzle<S>
  curry(args: Program<S>[]): Program<S>
  first(): Program<S>
  rest(): Program<S>
  toList(): Program<S>[] | null
  toAtom(): Buffer | null
  toInt(): bigint | null
  toBoundCheckedNumber(): number | null
  parseCreateCoin(): { puzzleHash: Buffer; amount: bigint; memos: Program<S> | null } | null
  parseReserveFee(): { amount: bigint } | null
  parseNotarizedPayment(): NotarizedPayment<S> | null
  parseNftMetadata(): ParsedMetadata | null
}

/** The default metadata of an NFT as the SDK reads it. */
export interface ParsedMetadata {
  readonly editionNumber: bigint
  readonly editionTotal: bigint
  readonly dataUris: string[]
  readonly dataHash: Buffer | null
  readonly metadataUris: string[]
  readonly metadataHash: Buffer | null
  readonly licenseUris: string[]
  readonly licenseHash: Buffer | null
}

/** A puzzle with its layers readable. */
export interface Puzzle<S> extends Scoped<S> {
  readonly puzzleHash: Buffer
  readonly modHash: Buffer
  readonly program: Program<S>
  parseNftInfo(): { info: NftInfo<S> } | null
  parseNft(coin: Coin, solution: Program<S>): { nft: Nft<S> } | null
  parseChildNft(parentCoin: Coin, parentSolution: Program<S>): Nft<S> | null
  parseDidInfo(): { info: DidInfo<S> } | null
  parseDid(coin: Coin, solution: Program<S>): { did: Did<S> } | null
  parseChildDid(parentCoin: Coin, parentSolution: Program<S>, childCoin: Coin): Did<S> | null
  parseCatInfo(): { info: CatInfo } | null
  parseChildCats(parentCoin: Coin, parentSolution: Program<S>): Cat[] | null
}

/** A puzzle and a solution. */
export interface Spend<S> extends Scoped<S> {
  readonly puzzle: Program<S>
  readonly solution: Program<S>
}

/** What is asked of one NFT to be minted. */
export interface NftMint<S> extends Scoped<S> {
  readonly royaltyBasisPoints: number
}

/** The allocator: makes values and collects the spends made in it (`coinSpends` drains them). */
export interface Clvm<S> extends Scoped<S> {
  deserialize(bytes: Uint8Array): Program<S>
  alloc(value: readonly Uint8Array[]): Program<S>
  list(items: Program<S>[]): Program<S>
  pair(first: Program<S>, rest: Program<S>): Program<S>
  atom(bytes: Uint8Array): Program<S>
  int(value: bigint): Program<S>
  nil(): Program<S>
  delegatedSpend(conditions: Program<S>[]): Spend<S>
  standardSpend(key: PublicKey, spend: Spend<S>): Spend<S>
  spendStandardCoin(coin: Coin, key: PublicKey, spend: Spend<S>): void
  spendNft(nft: Nft<S>, inner: Spend<S>): Nft<S>
  spendDid(did: Did<S>, inner: Spend<S>): Did<S> | null
  createEveDid(parentCoinId: Uint8Array, p2PuzzleHash: Uint8Array): CreatedDid<S>
  mintNfts(parentCoinId: Uint8Array, mints: NftMint<S>[]): MintedNfts<S>
  nftMetadata(metadata: NftMetadataHandle): Program<S>
  coinSpends(): CoinSpend[]
  createCoin(puzzleHash: Uint8Array, amount: bigint, memos?: Program<S> | null): Program<S>
  updateNftMetadata(updater: Program<S>, updaterSolution: Program<S>): Program<S>
  transferNft(launcherId: Uint8Array | null, prices: TradePrice[], inner?: Uint8Array | null): Program<S>
  createPuzzleAnnouncement(message: Uint8Array): Program<S>
  assertPuzzleAnnouncement(id: Uint8Array): Program<S>
  assertConcurrentSpend(coinId: Uint8Array): Program<S>
  reserveFee(amount: bigint): Program<S>
  assertBeforeSecondsAbsolute(seconds: bigint): Program<S>
  assertBeforeHeightAbsolute(height: number): Program<S>
  settlementPayment(): Program<S>
  catPuzzle(): Program<S>
  nftOwnershipTransferProgramOneWayClaimWithRoyalties(): Program<S>
  nftOwnershipLayer(): Program<S>
  nftStateLayer(): Program<S>
  singletonTopLayerV11(): Program<S>
  nftMetadataUpdaterDefault(): Program<S>
}

/** Opaque handle made by `new sdk.NftMetadata(…)`. */
export interface NftMetadataHandle {
  readonly editionNumber: bigint
}
