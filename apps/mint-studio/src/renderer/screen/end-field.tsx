import { Trans } from '@lingui/react/macro'
import * as form from '../part/form.css.js'

export interface EndFieldProps {
  /** Second since 1970. */
  endsAt?: number
  isFixed: boolean
  onChange: (endsAt: number | undefined) => void
}

/** The last day on which an offer can be taken, if there is one. */
export function EndField({ endsAt, isFixed, onChange }: EndFieldProps) {
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor="last-day">
        <Trans>Last day, if any</Trans>
      </label>
      <input
        id="last-day"
        type="date"
        className={form.input}
        value={endsAt === undefined ? '' : dayBefore(endsAt)}
        disabled={isFixed}
        aria-describedby="last-day-hint"
        onChange={({ target }) => onChange(target.value === '' ? undefined : endOf(target.value))}
      />
      <p id="last-day-hint" className={form.hint}>
        <Trans>Offers can be taken until midnight, by this machine's clock.</Trans>
      </p>
    </div>
  )
}

/** The midnight that ends a day here, `2026-01-31`. */
function endOf(day: string): number | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  const second = Math.floor(new Date(year, month - 1, date + 1).getTime() / 1000)
  return second > 0 ? second : undefined
}

/** The day that a midnight ends. */
function dayBefore(second: number): string {
  const day = new Date(second * 1000 - 1)
  const two = (one: number) => String(one).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
