import type { Coin } from '../chain/coin.js'
import type { DidId, Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'

/** What a CAT or a singleton proves its descent with: facts of the coin that made it. */
export interface LineageProof {
  readonly parentParent: Uint8Array
  readonly parentInnerPuzzleHash: Uint8Array
  readonly parentAmount: bigint
}

/** An XCH coin of the standard puzzle. */
export interface XchCoin {
  readonly kind: 'xch'
  readonly coin: Coin
  /** Synthetic key, 48 bytes. */
  readonly publicKey: Uint8Array
}

/** A CAT coin, whoever owns it; its amount counts the token's smallest unit. */
export interface KnownCat {
  readonly kind: 'cat'
  readonly coin: Coin
  readonly assetId: Hex32
  readonly lineage: LineageProof
  readonly p2PuzzleHash: PuzzleHash
}

/** A CAT coin with the key that spends it. */
export interface CatCoin extends KnownCat {
  /** Synthetic key, 48 bytes. */
  readonly publicKey: Uint8Array
}

/** An NFT's coin, whoever owns it, with all that its puzzle is curried with (CHIP-0005). */
export interface KnownNft {
  readonly kind: 'nft'
  readonly coin: Coin
  readonly launcherId: LauncherId
  readonly lineage: LineageProof
  /** Serialized. */
  readonly metadata: Uint8Array
  readonly metadataUpdaterHash: Hex32
  /** Serialized; holds the royalty. */
  readonly transferProgram: Uint8Array
  readonly ownerDid: DidId | null
  readonly royaltyPuzzleHash: PuzzleHash
  readonly royaltyBasisPoints: number
  readonly p2PuzzleHash: PuzzleHash
}

/** An NFT's coin with the key that spends it. */
export interface OwnedNft extends KnownNft {
  /** Synthetic key, 48 bytes. */
  readonly publicKey: Uint8Array
}

/** A DID's coin, whoever owns it, with all that its puzzle is curried with (CHIP-0011); parts serialized. */
export interface KnownDid {
  readonly kind: 'did'
  readonly coin: Coin
  readonly didId: DidId
  readonly lineage: LineageProof
  readonly recoveryList: Uint8Array
  readonly verificationsRequired: Uint8Array
  readonly metadata: Uint8Array
  readonly p2PuzzleHash: PuzzleHash
}

/** A DID's coin with the key that spends it. */
export interface OwnedDid extends KnownDid {
  /** Synthetic key, 48 bytes. */
  readonly publicKey: Uint8Array
}

/** Anything a wallet holds and can spend. */
export type HeldCoin = XchCoin | CatCoin | OwnedNft

/** A wallet's answer to whose a puzzle hash is: its own synthetic public key, or nothing. */
export type KeyOf = (puzzleHash: PuzzleHash) => Uint8Array | undefined
