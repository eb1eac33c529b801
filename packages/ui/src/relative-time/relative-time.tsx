import { figure } from '../theme/text.css.js'
import { exactTimeText, relativeTimeText } from './relative-time-text.js'

export interface RelativeTimeProps {
  /** ISO 8601. */
  at: string
  /** Milliseconds; the same on server and client, so that both draw the same words. */
  now: number
  locale: string
}

/** How long ago, with the exact UTC instant on hover. An unreadable time is shown as it came. */
export function RelativeTime({ at, now, locale }: RelativeTimeProps) {
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return <span>{at}</span>
  return (
    <time className={figure} dateTime={at} title={exactTimeText(instant)}>
      {relativeTimeText(instant, now, locale)}
    </time>
  )
}
