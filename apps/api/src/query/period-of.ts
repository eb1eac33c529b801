/** Days that figures are summed over. */
export type Interval = '1' | '7' | '30' | 'all'

/** The lengths that sales are summed over, in days; 0 is all time. */
export const PERIODS = [1, 7, 30, 0]

/** The one of those that an interval is. */
export function periodOf(interval: Interval): number {
  return interval === 'all' ? 0 : Number(interval)
}
