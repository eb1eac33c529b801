const SECOND = 1000
const DAY_SECONDS = 86_400

/** Time left as a clock shows it: days apart, then hours, minutes and seconds. Never below zero. */
export interface TimeLeft {
  readonly days: number
  /** `02:14:09` */
  readonly clock: string
  /** As `datetime` of a `<time>` (`P1DT2H14M9S`). */
  readonly duration: string
}

/** The time from one moment to another, Unix milliseconds; a second that has begun counts. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND))
  const days = Math.floor(seconds / DAY_SECONDS)
  const [h, m, s] = [
    Math.floor((seconds % DAY_SECONDS) / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ]
  const two = (value: number) => String(value).padStart(2, '0')
  return { days, clock: `${two(h)}:${two(m)}:${two(s)}`, duration: `P${days}DT${h}H${m}M${s}S` }
}
