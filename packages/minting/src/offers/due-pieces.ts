import type { RunState } from '../journal/fold.js'
import { batchesOf } from '../plan/batches.js'
import type { Plan } from '../plan/plan.js'
import type { DuePiece } from './port.js'

/**
 * Pieces that are to be offered and that a block has, in the order of the plan. A reorg harms none of it: an offer is of one coin, which
 * the same bundle makes again, and which nothing else can make.
 */
export function duePieces(plan: Plan, { batches, isReleased }: RunState): DuePiece[] {
  // What may be wrong with all of them is not put up for sale.
  if (!plan.sale || (plan.pilot !== undefined && !isReleased)) return []
  return batchesOf(plan).flatMap(({ index, from, pieces }) => {
    const { attempts = [], included } = batches.get(index) ?? {}
    const minted = included && attempts[included.attempt]
    if (!minted) return []
    return pieces.flatMap(({ name, price }, at): DuePiece[] => {
      const launcherId = minted.launcherIds[at]
      const firstCoinId = minted.firstCoinIds[at]
      if (price === undefined || !launcherId || !firstCoinId) return []
      return [{ number: from + at + 1, name, launcherId, firstCoinId, height: included.height, price }]
    })
  })
}
