import type { CoinData, SpendData } from '@chiaroscuro/devnet'
import { hexBytes } from '@chiaroscuro/domain/bytes'
import type { Coin, CoinSpend } from '@chiaroscuro/domain/chain'

export function toCoin({ parent, puzzleHash, amount }: CoinData): Coin {
  return { parentCoinInfo: hexBytes(parent), puzzleHash: hexBytes(puzzleHash), amount }
}

export function toSpend({ coin, puzzleReveal, solution }: SpendData): CoinSpend {
  return { coin: toCoin(coin), puzzleReveal, solution }
}
