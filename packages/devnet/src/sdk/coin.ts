/** A coin as the native SDK holds it; every getter copies. */
export interface Coin {
  readonly parentCoinInfo: Buffer
  readonly puzzleHash: Buffer
  readonly amount: bigint
  coinId(): Buffer
}

/** A coin with the puzzle and solution that spend it. */
export interface CoinSpend {
  readonly coin: Coin
  readonly puzzleReveal: Buffer
  readonly solution: Buffer
}
