import { Sparkline } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import * as css from './change.css.js'
import type { Course } from './course.js'

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

/** The course of a floor. Without a colour: that of the change beside it is of the volume, which may go the other way. */
export function FloorLine({ course }: { course: Course | null }) {
  const { t, i18n } = useLingui()
  if (course === null) return <span className={css.flat}>–</span>
  const format = (mojos: string) => i18n.number(Number(mojos) / 1e12, { maximumFractionDigits: 4 })
  const first = format(course.first)
  const last = format(course.last)
  return (
    <span className={css.flat}>
      <Sparkline values={course.heights} label={t`Lowest sale, from ${first} to ${last} XCH`} />
    </span>
  )
}
