import { hexBytes, toHex } from '@chiaroscuro/domain/bytes'
import { coinFromJson, type coinSpendFromJson, parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import type { CoinSpendText, SpendableCoin } from '#app/wallet/spending.js'

/** A coin as a wallet listed it, read. Throws where it is unreadable. */
export function toRevealed({ coin, puzzle, lineage }: SpendableCoin) {
  return {
    ...{ coin: coinFromJson(coin), puzzle: hexBytes(puzzle) },
    lineage: lineage
      ? {
          parentParent: hexBytes(lineage.parent),
          parentInnerPuzzleHash: hexBytes(lineage.inner),
          parentAmount: BigInt(lineage.amount),
        }
      : undefined,
  }
}

/** A spend as wallets are given it. */
export function toText({
  coin,
  puzzleReveal,
  solution,
}: ReturnType<typeof coinSpendFromJson>): CoinSpendText {
  const { parentCoinInfo, puzzleHash, amount } = coin
  return {
    coin: {
      ...{ parent_coin_info: `0x${toHex(parentCoinInfo)}`, puzzle_hash: `0x${toHex(puzzleHash)}` },
      // Wallets read numbers; where one would lose digits, text.
      amount: amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : amount.toString(),
    },
    ...{ puzzle_reveal: `0x${toHex(puzzleReveal)}`, solution: `0x${toHex(solution)}` },
  }
}

/** A bundle of a journal, as wallets are given it. Throws where it is unreadable. */
export function unpackBundle(bundle: string): { spends: readonly CoinSpendText[]; signature: string } {
  const { coinSpends, signature } = parseSpendBundle(hexBytes(bundle))
  return { spends: coinSpends.map(toText), signature: toHex(signature ?? new Uint8Array()) }
}
