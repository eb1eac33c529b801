import { Sparkline } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './change.css.js'

/** Volume against the period before, by sign, arrow and colour. Null when there was nothing before. */
export function Change({ share }: { share: number | null }) {
  const { t, i18n } = useLingui()
  if (share === null || !Number.isFinite(share)) return <span className={css.flat}>–</span>
  const percent = i18n.number(Math.abs(share), {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 1 ? 1 : 0,
  })
  if (Math.abs(share) < 0.0005) return <span className={css.flat}>{percent}</span>
  return share > 0 ? (
    <span className={css.up} title={t`More than in the period before`}>
      ▲ {percent}
    </span>
  ) : (
    <span className={css.down} title={t`Less than in the period before`}>
      ▼ {percent}
    </span>
  )
}

/** The course of a floor in mojos. Without a colour: that of the change beside it is of the volume, which may go the other way. */
export function FloorLine({ lows }: { lows: readonly string[] }) {
  const { t, i18n } = useLingui()
  // Drawn, not reckoned with: a float is exact enough.
  const values = lows.map((low) => Number(low) / 1e12)
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined || values.length < 2)
    return <span className={css.flat}>–</span>
  const format = (value: number) => i18n.number(value, { maximumFractionDigits: 4 })
  return (
    <span className={css.flat}>
      <Sparkline values={values} label={t`Lowest sale, from ${format(first)} to ${format(last)} XCH`} />
    </span>
  )
}
