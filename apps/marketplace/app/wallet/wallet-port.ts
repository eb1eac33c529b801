import type { WalletSpending } from './spending.js'

/**
 * Wallets we can speak with: the devnet's own, one that a browser extension puts into the page (CHIP-0002), and one
 * elsewhere, through WalletConnect.
 */
export type WalletKind = 'dev' | 'injected' | 'walletconnect'

/** A wallet somebody connected, as this browser remembers it. */
export interface ConnectedWallet {
  readonly kind: WalletKind
  /** What it or its account is called. */
  readonly name: string
  /** Where it is paid; null where it does not say. */
  readonly address: string | null
  /** What the devnet's wallet knows this site by; of WalletConnect the session's topic. */
  readonly token: string | null
}

/** An amount of XCH (`''`) or of a token by its id, in smallest units; or an NFT (`nft1…`, amount `1`). */
export interface AssetAmount {
  readonly assetId: string
  readonly amount: string
}

export interface OfferWish {
  readonly offerAssets: readonly AssetAmount[]
  readonly requestAssets: readonly AssetAmount[]
  /** Mojos. */
  readonly fee: string
  /** Unix seconds; nothing where it shall not end. */
  readonly expiresAt?: number | undefined
}

/** A request under way: its window, where the wallet has one. Opened by the click itself, or browsers would not. */
export interface Door {
  readonly id: string
  /** Where the wallet asks, to be opened again. */
  readonly href: string | null
  close(): void
}

/** A text that a wallet signed (CHIP-0002); keys and signatures in hex. */
export interface SignedText {
  readonly message: string
  readonly public_key: string
  readonly signature: string
  /** How the wallet signs; nothing where it does as most do. */
  readonly signing_mode?: string | undefined
}

/** A profile, and the address that holds it now. */
export interface HeldProfile {
  /** `did:chia:1…` */
  readonly did: string
  readonly address: string
}

/** An offer of one's own that is to be withdrawn. */
export interface OfferToEnd {
  readonly id: string
  readonly text: string
}

/** Bids of one price on several works, of which one comes about at most. */
export interface EitherBid {
  /** As `nft1…`. */
  readonly nfts: readonly string[]
  readonly price: AssetAmount
  /** Mojos. */
  readonly fee: string
  /** Unix seconds; nothing where they shall not end. */
  readonly expiresAt?: number | undefined
}

/** Works to be given away. */
export interface Gift {
  readonly nfts: readonly string[]
  /** Address of who gets them. */
  readonly to: string
}

/** XCH that is paid. */
export interface Payment {
  /** Address of who is paid. */
  readonly to: string
  /** Mojos. */
  readonly amount: string
}

/** Where wallets are found here. */
export interface WalletPlace {
  readonly devWalletUrl: string | null
  readonly walletConnect: { readonly projectId: string; readonly relayUrl: string } | null
  readonly network: string
}

/** The way to a wallet that is not connected. */
export interface WalletEntrance {
  openDoor(): Door
  /** `tell` hears the link that has to be given to a wallet elsewhere. */
  connect(door: Door, tell?: (link: string) => void): Promise<ConnectedWallet>
}

/** What the site asks of any wallet. Every call rejects with `WalletFault`. */
export interface WalletPort extends WalletEntrance {
  /** Whether it takes several offers in one bundle; else they are joined to one before it is asked. */
  readonly takesMany: boolean
  /** Whether `transfer` gives several works in one bundle. */
  readonly transfersMany?: boolean
  /** Whether it cannot be told when an offer is to end: what it signs stands until it is withdrawn. */
  readonly offersStayOpen?: boolean
  disconnect(): Promise<void>
  /** Spendable XCH (`''`) or of a token, in smallest units. */
  balance(assetId: string): Promise<string>
  /** Bech32m ids of the NFTs it holds. */
  nfts(): Promise<readonly string[]>
  /** Ids (`did:chia:1…`) of the profiles it holds, as far as it tells them. */
  dids(): Promise<readonly string[]>
  /** Text of an offer, signed and not sent anywhere. */
  createOffer(door: Door, wish: OfferWish): Promise<string>
  /** Takes offers, all or none; resolves once the network has taken the transaction. */
  takeOffers(door: Door, offers: readonly string[], fee: string): Promise<void>
  /** Signs a text with the key of the address it is paid at. */
  signMessage(door: Door, message: string): Promise<SignedText>
  /** Signs a text as whoever holds a profile: with the key of the address that holds it. */
  signForProfile(door: Door, profile: HeldProfile, message: string): Promise<SignedText>
  cancelOffer(door: Door, offer: OfferToEnd, fee: string): Promise<void>
  /** Signs several offers by one approval, in the order asked; all of them or none. */
  createOffers?(door: Door, wishes: readonly OfferWish[]): Promise<readonly string[]>
  /** Bids on each of these works with the same coins, so that the first bid taken ends the others; in the order asked. */
  bidOnOneOf?(door: Door, bid: EitherBid): Promise<readonly string[]>
  /** Signs several texts by one approval, in the order asked. */
  signMessages?(door: Door, messages: readonly string[]): Promise<readonly SignedText[]>
  /** Withdraws several offers in one bundle. */
  cancelOffers?(door: Door, offers: readonly OfferToEnd[], fee: string): Promise<void>
  /** Gives works (`nft1…`) away; one at a time unless `transfersMany`. Resolves once the network has taken it. */
  transfer?(door: Door, gift: Gift, fee: string): Promise<void>
  /** Signs spends that the site made of the wallet's coins. */
  readonly spending?: WalletSpending
  /** Pays XCH. Resolves once the network has taken it. */
  pay?(door: Door, payment: Payment, fee: string): Promise<void>
}

/** The most that a wallet is asked for at once. */
export const MOST_AT_ONCE = 50
/** The most works that are bid on with the same coins. */
export const MOST_EITHER = 25
