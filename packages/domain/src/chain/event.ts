import type { CoinId, DidId, Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'
import type { NftState } from './read-nft-spend.js'

/** What was paid: XCH in mojos, or a CAT in its smallest unit. */
export interface Price {
  readonly asset: 'xch' | Hex32
  readonly amount: bigint
}

interface NftFacts {
  readonly launcherId: LauncherId
  /** The coin that was spent. */
  readonly coinId: CoinId
  readonly royaltyPuzzleHash: PuzzleHash
  readonly royaltyBasisPoints: number
  readonly spendBytes: number
  readonly before: NftState
}

/** The NFT's first spend. */
export interface NftMinted extends NftFacts {
  readonly kind: 'mint'
  readonly after: NftState
}

/** A new owner, nothing paid that the chain shows. */
export interface NftTransferred extends NftFacts {
  readonly kind: 'transfer'
  readonly after: NftState
}

/** Settled through an offer: the seller's spend and the settlement spend in one. */
export interface NftTraded extends NftFacts {
  readonly kind: 'trade'
  readonly seller: PuzzleHash
  /** Several when the NFT was traded for several assets; empty when nothing fungible was asked. */
  readonly prices: readonly Price[]
  readonly royalties: readonly Price[]
  readonly after: NftState
}

/** Sent to a burn address, or melted (`after` undefined). */
export interface NftBurned extends NftFacts {
  readonly kind: 'burn'
  readonly after: NftState | undefined
}

/** Same owner, another DID. */
export interface DidAssigned extends NftFacts {
  readonly kind: 'assign'
  readonly did: DidId | null
  readonly after: NftState
}

/** Same owner, changed metadata; or a spend that changed nothing but the coin. */
export interface NftUpdated extends NftFacts {
  readonly kind: 'update'
  readonly metadataChanged: boolean
  readonly after: NftState
}

export type NftEvent = NftMinted | NftTransferred | NftTraded | NftBurned | DidAssigned | NftUpdated

/** A spend that looks like ours and breaks the rules: kept with its coin id, and nothing stops. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly coinId: CoinId
  readonly code: string
  readonly message: string
}

export type ChainEvent = NftEvent | Unreadable
