import type { WalletSpending } from '../spending.js'
import type { HeldProfile, OfferWish, SignedText } from '../wallet-port.js'

/** What is asked of a wallet, in the words that it knows. Every call rejects with `WalletFault`. */
export interface Dialect {
  /** What the wallet calls its chain; nothing where it has no word for it. */
  chainId(): Promise<string | undefined>
  address(): Promise<string | null>
  balance(assetId: string): Promise<string>
  nfts(): Promise<readonly string[]>
  /** `did:chia:1…` */
  dids(): Promise<readonly string[]>
  createOffer(wish: OfferWish): Promise<string>
  takeOffer(text: string, fee: string): Promise<void>
  /** `tradeId` is the hash of the offer's bundle, in hex. */
  cancelOffer(tradeId: string, fee: string): Promise<void>
  signMessage(message: string, address: string): Promise<SignedText>
  /** Nothing where the wallet signs only what it makes itself. */
  readonly spending?: WalletSpending
  signForProfile(profile: HeldProfile, message: string): Promise<SignedText>
}

/** Asks for what a wallet answers by itself, or by its person. */
export interface Asker {
  readonly fingerprint: number
  /** Answered at once by most wallets. */
  tell(method: string, params: object): Promise<unknown>
  /** Answered after a click; rejects where the answer is a refusal. */
  ask(method: string, params: object): Promise<unknown>
}

const ADDRESS = /^t?xch1[0-9a-z]{58}$/

export function readAddress(said: unknown): string | null {
  return typeof said === 'string' && ADDRESS.test(said) ? said : null
}
