/** Days that figures are summed over. */
export type Interval = '1' | '7' | '30' | 'all'

/** As sums of sales are kept by: days, and 0 for all time. */
export function periodOf(interval: Interval): number {
  return interval === 'all' ? 0 : Number(interval)
}
