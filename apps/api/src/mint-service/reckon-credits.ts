import type { MintPaymentRow } from '../query/minting-rows.js'

type Paid = Pick<MintPaymentRow, 'coinId' | 'amount' | 'creditMojos' | 'paidAt' | 'gone'>

/** Nobody buys more at once, so that a number of credits is one. */
const MOST = 1_000_000_000n

/**
 * What payments come to, in the order in which the chain has them: each buys whole credits at the price it counts at, with what was
 * left over before it. What is left stays until more comes.
 */
export function reckonCredits(payments: readonly Paid[]): { credits: number; left: bigint } {
  const standing = payments
    .filter(({ gone }) => !gone)
    .sort((a, b) => a.paidAt - b.paidAt || (a.coinId < b.coinId ? -1 : 1))
  let credits = 0n
  let left = 0n
  for (const { amount, creditMojos } of standing) {
    left += BigInt(amount)
    const price = BigInt(creditMojos)
    const bought = least(left / price, MOST - credits)
    credits += bought
    left -= bought * price
  }
  return { credits: Number(credits), left }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
