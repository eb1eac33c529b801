import type { Restriction } from '@chiaroscuro/contract/operation'

const NEWS_MS = 30 * 86_400_000

/** What somebody should be told of decisions, whichever came last: an answer of this month, or one that they can appeal. */
export function newsIn(restrictions: readonly Restriction[], now: number): 'answered' | 'decided' | null {
  const answered = lastOf(restrictions.map(({ appeal }) => appeal?.answer?.at))
  const decided = lastOf(restrictions.map(({ stands, appeal, at }) => (stands && !appeal ? at : undefined)))
  if (answered > decided && answered > now - NEWS_MS) return 'answered'
  return decided > 0 ? 'decided' : null
}

function lastOf(times: readonly (string | undefined)[]): number {
  return Math.max(0, ...times.map((at) => (at === undefined ? 0 : Date.parse(at))))
}
