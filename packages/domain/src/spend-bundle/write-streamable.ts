import { concatBytes, sha256 } from '../bytes.js'
import { type Hex32, hex32Of } from '../id/hex32.js'
import type { SpendBundle } from './streamable.js'

/**
 * The streamable bytes of a bundle, the inverse of `parseSpendBundle`. A bundle without a signature is
 * written with the one that signs nothing: the point at infinity.
 */
export function formatSpendBundle({ coinSpends, signature }: SpendBundle): Uint8Array {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, coinSpends.length)
  const spends = coinSpends.flatMap(({ coin, puzzleReveal, solution }) => {
    const amount = new Uint8Array(8)
    new DataView(amount.buffer).setBigUint64(0, coin.amount)
    return [coin.parentCoinInfo, coin.puzzleHash, amount, puzzleReveal, solution]
  })
  return concatBytes(count, ...spends, signature ?? INFINITY)
}

/** What nodes and wallets name a bundle by: sha256 of its streamable bytes. */
export function spendBundleHash(bundle: SpendBundle): Hex32 {
  return hex32Of(sha256(formatSpendBundle(bundle)))
}

const INFINITY = Uint8Array.of(0xc0, ...new Uint8Array(95))
