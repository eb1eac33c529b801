import { hexBytes, sha256, toHex } from '@chiaroscuro/domain/bytes'
import { type CoinSpend, coinIdOf } from '@chiaroscuro/domain/chain'
import { parseSpendBundle } from '@chiaroscuro/domain/spend-bundle'
import { StudioError } from '../ipc/failure.js'

const hex = (held: Uint8Array) => `0x${toHex(held)}`

/** A spend as the RPCs of Chia write it. Throws `StudioError` `coin-too-large`. */
export function spendJson({ coin, puzzleReveal, solution }: CoinSpend) {
  return { coin: coinJson(coin), puzzle_reveal: hex(puzzleReveal), solution: hex(solution) }
}

function coinJson({ parentCoinInfo, puzzleHash, amount }: CoinSpend['coin']) {
  return {
    ...{ parent_coin_info: hex(parentCoinInfo), puzzle_hash: hex(puzzleHash) },
    amount: amountJson(amount),
  }
}

/** The same of a signed bundle. */
export function bundleJson(bytes: Uint8Array) {
  const { coinSpends, signature } = parseSpendBundle(bytes)
  return { aggregated_signature: hex(signature ?? hexBytes('')), coin_spends: coinSpends.map(spendJson) }
}

/** JSON's own writer takes whole numbers up to 2^53: no coin that mints has more. Throws `StudioError` `coin-too-large`. */
export function amountJson(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new StudioError('coin-too-large')
  return Number(amount)
}

/** The spends by all of their bytes, in whatever order. */
export function spendsId(spends: readonly CoinSpend[]): string {
  const each = spends.map(({ coin, puzzleReveal, solution }) =>
    [coinIdOf(coin), toHex(sha256(puzzleReveal)), toHex(sha256(solution))].join(),
  )
  return each.sort().join('\n')
}
