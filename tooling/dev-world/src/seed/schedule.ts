import { createRandom } from '../art/random.js'
import type { Collection } from '../content/collection.js'
import type { BatchPlan } from '../content/make-batch.js'
import { planBatches } from '../content/make-batch.js'

/** One block of the history to tell: what happens in it and when. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'fund' }
  | { readonly kind: 'identity' }
  | { readonly kind: 'issue' }
  | { readonly kind: 'spread' }
  | { readonly kind: 'mint'; readonly batch: BatchPlan }
  | { readonly kind: 'trade'; readonly round: number; readonly progress: number }
  | { readonly kind: 'aside' }
)

/** How much history is told. */
export interface HistoryPlan {
  readonly seed: string
  readonly collections: readonly Collection[]
  readonly startTime: number
  readonly endTime: number
  readonly rounds: number
}

const hour = 3600

/**
 * The whole history in the order of its times. First the beginning of each collection in turn, then its later
 * batches; trades start once there is something to trade and grow denser towards the present.
 */
export function scheduleHistory(plan: HistoryPlan): Step[] {
  const { seed, collections, startTime, endTime, rounds } = plan
  const random = createRandom(`${seed}/schedule`)
  const span = endTime - startTime
  const opening: Step[] = (['fund', 'identity', 'issue', 'spread'] as const).map((kind, index) => ({
    kind,
    at: startTime + index * 60,
  }))
  const begin = startTime + hour
  const planned = collections.flatMap((collection) =>
    planBatches(seed, collection).map((batch, index) => ({ batch, index })),
  )
  const openings = planned.filter(({ index }) => index === 0)
  // Later batches come in turns, so that what is newest is a bit of everything.
  const later = planned.filter(({ index }) => index > 0).sort((a, b) => a.index - b.index)
  const mint = (batch: BatchPlan, share: number): Step => ({
    kind: 'mint',
    batch,
    at: Math.round(begin + (span - 2 * hour) * share),
  })
  const mints: Step[] = [
    ...openings.map(({ batch }, order) => mint(batch, (0.5 * order) / openings.length)),
    ...later.map(({ batch }, order) => mint(batch, 0.5 + (0.5 * (order + 1)) / later.length)),
  ]
  const trades: Step[] = Array.from({ length: rounds }, (_, round): Step => {
    const progress = ((round + 1) / rounds) ** 0.72
    const at = begin + (span - 2 * hour) * (0.02 + 0.98 * progress) + random.range(-2, 0) * hour
    return { kind: 'trade', round, progress, at: Math.round(Math.max(begin + 60, at)) }
  })
  const body = [...mints, ...trades].sort((a, b) => a.at - b.at)
  return [...opening, ...body, { kind: 'aside', at: endTime - 60 }]
}
