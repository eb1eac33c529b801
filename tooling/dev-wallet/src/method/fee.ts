import { parseXch } from '@chiaroscuro/domain/amount'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { z } from 'zod'
import { WalletError } from '../wallet-error.js'
import type { Prepared } from './prepared.js'

/** Mojos. Nobody means to leave more than a tenth of an XCH to the farmer. */
const MOST_FEE = 100_000_000_000n
/** More than a hundredth is not suggested, whatever a node says. */
const MOST_SUGGESTED = 10_000_000_000n

/** What consensus charges for each byte, and about what a spend of an own coin costs besides: signature, coins, running. */
const COST_OF_BYTE = 12_000n
const COST_OF_SPEND = 5_000_000n
const COIN_BYTES = 72

/** About what a block is charged for spends: what nodes tell the fee by. */
export function costOf(spends: readonly CoinSpend[]): bigint {
  const bytes = spends.reduce(
    (sum, { puzzleReveal, solution }) => sum + puzzleReveal.length + solution.length + COIN_BYTES,
    0,
  )
  return BigInt(bytes) * COST_OF_BYTE + BigInt(spends.length) * COST_OF_SPEND
}

/** What a node suggests, where that is to be believed. */
export function believable(suggested: bigint | undefined): bigint | undefined {
  return suggested !== undefined && suggested > 0n && suggested <= MOST_SUGGESTED ? suggested : undefined
}

const form = z.object({ fee: z.enum(['none', 'suggested', 'own']), own: z.string().max(40).default('') })

/** The fee that a person chose on the wallet's page. Throws `invalid-params`. */
export function readFee(said: unknown, suggested: bigint | undefined): bigint {
  const read = form.safeParse(said)
  if (!read.success) throw new WalletError('invalid-params', 'Choose a network fee')
  const own = read.data.own.trim()
  // Who writes an amount means it, whichever mark is set.
  const fee = own === '' ? read.data.fee : 'own'
  if (fee === 'none') return 0n
  if (fee === 'suggested') {
    if (suggested === undefined) throw new WalletError('invalid-params', 'The node suggests no fee')
    return suggested
  }
  const mojos = /^\d+(\.\d{1,12})?$/.test(own) ? parseXch(own) : undefined
  if (mojos === undefined) throw new WalletError('invalid-params', 'Write a fee in XCH, such as 0.00005')
  if (mojos > MOST_FEE) throw new WalletError('invalid-params', 'More than 0.1 XCH is not left to the farmer')
  return mojos
}

/** A request whose fee is the wallet's to choose: what the site asked for, or what the node suggests where it asked for none. */
export async function withOwnFee(prepared: Prepared, suggested: bigint | undefined): Promise<Prepared> {
  const { fee } = prepared
  if (!fee || fee.paid > 0n || suggested === undefined) return prepared
  // Who cannot pay it is not kept from going without.
  return fee.withFee(suggested).catch(() => prepared)
}
