import type { CoinId, DidId, Hex32, LauncherId, PuzzleHash } from '../id/hex32.js'
import type { DidSpend } from './read-did-spend.js'
import type { NftState } from './read-nft-spend.js'

/** What was paid: XCH in mojos, or a CAT in its smallest unit. */
export interface Price {
  readonly asset: 'xch' | Hex32
  readonly amount: bigint
}

/**
 * What decided a price, strongest first: `stated` trade prices in the seller's spend, `asserted` payments that
 * it insists on, `paid` payments to the seller.
 */
export type PriceEvidence = 'stated' | 'asserted' | 'paid'

/** A royalty as the chain shows it was paid. */
export interface RoyaltyPaid extends Price {
  readonly puzzleHash: PuzzleHash
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
  /** DID whose coin is the launcher's parent (or its parent's parent): only that DID's owner can have made it. */
  readonly launcherDid: DidId | null
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
  /** Owner of the coin that paid; null where nothing fungible was paid, or several steps lie between. */
  readonly payer: PuzzleHash | null
  /** Several when the NFT was traded for several assets; empty when nothing fungible was asked. */
  readonly prices: readonly Price[]
  /** Null when `prices` is empty. */
  readonly priceEvidence: PriceEvidence | null
  /** Payments made in this NFT's name, to whom; sales through an offer make one per asset. */
  readonly royalties: readonly RoyaltyPaid[]
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

/** What a block tells: each list in the order the coins were spent. */
export interface BlockReading {
  readonly nfts: readonly NftEvent[]
  readonly dids: readonly DidSpend[]
  readonly unreadable: readonly Unreadable[]
}
