import { Plural } from '@lingui/react/macro'
import * as css from './auction.css.js'
import { timeLeft } from './time-left.js'

/** The time to a moment, as a clock. Its ticking is not read out: who listens hears the phase change. */
export function Countdown({ until, now }: { until: number; now: number }) {
  const { days, clock, duration } = timeLeft(until, now)
  return (
    <time dateTime={duration} className={css.clock} role="timer">
      {days > 0 ? (
        <>
          <Plural value={days} one="# day" other="# days" />{' '}
        </>
      ) : null}
      {clock}
    </time>
  )
}
