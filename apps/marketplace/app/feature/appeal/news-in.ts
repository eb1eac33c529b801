import type { Restriction } from '@chiaroscuro/contract/operation'

const NEWS_MS = 30 * 86_400_000

/** What somebody should be told of decisions: that they were answered lately, or else that one stands. */
export function newsIn(restrictions: readonly Restriction[], now: number): 'answered' | 'decided' | null {
  const isAnswered = ({ appeal }: Restriction) =>
    appeal?.answer ? now - Date.parse(appeal.answer.at) < NEWS_MS : false
  if (restrictions.some(isAnswered)) return 'answered'
  return restrictions.some(({ stands, appeal }) => stands && appeal === null) ? 'decided' : null
}
