import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'

/** A piece that waits for a signature. */
export interface MintSpends {
  readonly spends: readonly CoinSpendText[]
  readonly launcherIds: readonly string[]
  readonly firstCoinIds: readonly string[]
}

/** What the worker that mints is asked, and what it answers to each. */
export type MintWork = {
  /** SHA-256 of a file, in hex. */
  hash: { ask: { file: Blob }; answer: string }
  /** The coin of a profile among those that a wallet lists. */
  'did-coin': { ask: { didId: string; coins: readonly SpendableCoin[] }; answer: string | null }
  /** The spends of a plan's only batch; nothing where the coins do not suffice. */
  build: {
    ask: {
      plan: string
      didCoinId: string
      fee: string
      /** The bundle that this one takes the place of, in hex. */
      instead: string | undefined
      coins: readonly SpendableCoin[]
    }
    answer: MintSpends | null
  }
  /** The bundle in hex, once it is signed; nothing where the signature is another's. */
  finish: {
    ask: { spends: MintSpends; signature: string; networks: readonly string[] }
    answer: { bundleId: string; bundle: string } | null
  }
  /** A bundle of the journal, as wallets are given it. */
  unpack: { ask: { bundle: string }; answer: { spends: readonly CoinSpendText[]; signature: string } }
  /** The spends that make a profile; nothing where the wallet lists no coin. */
  'build-did': {
    ask: { coins: readonly SpendableCoin[]; fee: string }
    answer: { spends: readonly CoinSpendText[]; didId: string } | null
  }
}
