/** A session of WalletConnect with a wallet, as far as it is used here. */
export interface WalletSession {
  readonly topic: string
  /** What the wallet calls itself. */
  readonly name: string
  /** `mainnet`, `testnet`, as WalletConnect names chains. */
  readonly network: string
  /** Digits that wallets tell keys apart by. */
  readonly fingerprint: number
  /** What it said that it does; some say so of whatever they are asked for. */
  readonly methods: readonly string[]
  /** Rejects with whatever the wallet or the relay gave instead. */
  ask(method: string, params: object): Promise<unknown>
}

export interface Pairing {
  /** `wc:…`, to be given to a wallet. */
  readonly link: string
  /** The session, once its person has approved. */
  readonly approved: Promise<WalletSession>
}

/** The sessions that one program has, and how one more begins. */
export interface WalletSessions {
  pair(network: string, methods: readonly string[]): Promise<Pairing>
  /** A session that lasts, with the account it is on now. */
  find(topic: string): WalletSession | undefined
  /** Of those that last, the one that was made or renewed last. */
  newest(): WalletSession | undefined
  end(topic: string): Promise<void>
  /** Hears of each that went to another account, or ended. */
  onChange(hear: (topic: string) => void): void
  /** Leaves the relay; sessions last. */
  close(): Promise<void>
}
