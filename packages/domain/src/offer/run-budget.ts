import { ClvmError, type ClvmRunner } from '../clvm/index.js'
import { OfferError } from './offer-error.js'

/**
 * CLVM cost of everything that reading one offer may run: enough for some sixty NFTs, at up to 4 million
 * each. The worst programs take under half a second and 100 MB for it.
 */
const MAX_COST = 200_000_000n
/** Bytes of all results together: small programs can write large ones. */
const MAX_RESULT_BYTES = 8_000_000
const TOO_LONG = 'The puzzles of the offer run for too long'

/**
 * The runner for one offer: however many spends it has, together they stay within one budget.
 * Going over it throws `OfferError` `too-costly`.
 */
export function withinBudget(run: ClvmRunner, maxCost: bigint = MAX_COST): ClvmRunner {
  let cost: bigint = maxCost
  let bytes = MAX_RESULT_BYTES
  return (program, args, runCost, onCost) => {
    // A limit of zero would mean none at all.
    if (cost <= 0n) throw new OfferError('too-costly', TOO_LONG)
    const limit = runCost < cost ? runCost : cost
    let spent: bigint | undefined
    try {
      const result = run(program, args, limit, (used) => {
        spent = used
        onCost?.(used)
      })
      bytes -= result.length
      if (bytes < 0) throw new OfferError('too-costly', 'The puzzles of the offer answer too much')
      return result
    } catch (error) {
      if (error instanceof ClvmError && isCostExceeded(error))
        throw new OfferError('too-costly', TOO_LONG, error)
      throw error
    } finally {
      cost -= spent ?? limit
    }
  }
}

function isCostExceeded(error: ClvmError): boolean {
  return /cost exceeded/i.test(String(error.cause))
}
