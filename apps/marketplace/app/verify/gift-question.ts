import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'
import type { Question } from './worker-seat.js'

/** Spends that wait for a signature, and the coins they give. */
export interface GiftSpends {
  readonly spends: readonly CoinSpendText[]
  readonly outputs: readonly string[]
}

/** A signed bundle as a journal keeps it; all in hex. */
export interface GiftBundle {
  readonly bundleId: string
  readonly bundle: string
  readonly inputs: readonly { readonly id: string; readonly parent: string }[]
}

/** A batch of a plan, and what it is paid with. */
export interface GiftsAsked {
  readonly plan: string
  readonly batch: number
  /** Mojos. */
  readonly fee: string
  /** The bundle that this one takes the place of, in hex. */
  readonly instead: string | undefined
  readonly coins: readonly SpendableCoin[]
}

/** What the worker is asked, and what it answers to each. */
export type GiftWork = {
  /** The spends of a batch, from coins that a wallet lists; nothing where they do not suffice. */
  build: {
    ask: GiftsAsked
    answer: GiftSpends | null
  }
  /** The bundle, once it is signed; nothing where the signature is another's. */
  finish: {
    ask: { spends: GiftSpends; signature: string; networks: readonly string[] }
    answer: GiftBundle | null
  }
  /** A bundle of the journal, as wallets are given it. */
  unpack: { ask: { bundle: string }; answer: { spends: readonly CoinSpendText[]; signature: string } }
}

export type GiftQuestion = Question<GiftWork>
