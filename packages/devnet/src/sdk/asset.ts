import type { Program, Scoped } from './clvm.js'
import type { Coin } from './coin.js'

/** The curried facts of an NFT. */
export interface NftInfo<S> extends Scoped<S> {
  readonly launcherId: Buffer
  readonly metadata: Program<S>
  readonly metadataUpdaterPuzzleHash: Buffer
  readonly currentOwner: Buffer | null
  readonly royaltyPuzzleHash: Buffer
  readonly royaltyBasisPoints: number
  readonly p2PuzzleHash: Buffer
  puzzleHash(): Buffer
}

/** An NFT coin with its lineage. */
export interface Nft<S> extends Scoped<S> {
  readonly coin: Coin
  readonly info: NftInfo<S>
}

/** NFTs made by `mintNfts`, and the conditions their parent must carry. */
export interface MintedNfts<S> {
  readonly nfts: Nft<S>[]
  readonly parentConditions: Program<S>[]
}

/** The curried facts of a DID. */
export interface DidInfo<S> extends Scoped<S> {
  readonly launcherId: Buffer
  readonly metadata: Program<S>
  readonly p2PuzzleHash: Buffer
  readonly recoveryListHash: Buffer | null
  readonly numVerificationsRequired: bigint
  innerPuzzleHash(): Buffer
}

/** A DID coin with its lineage. */
export interface Did<S> extends Scoped<S> {
  readonly coin: Coin
  readonly info: DidInfo<S>
  child(p2PuzzleHash: Uint8Array, metadata: Program<S>): Did<S>
}

/** A DID before its first spend, and the conditions its parent must carry. */
export interface CreatedDid<S> {
  readonly did: Did<S>
  readonly parentConditions: Program<S>[]
}

/** The curried facts of a CAT. */
export interface CatInfo {
  readonly assetId: Buffer
  readonly p2PuzzleHash: Buffer
}

/** A CAT coin with its lineage. */
export interface Cat {
  readonly coin: Coin
  readonly info: CatInfo
}
