import { Chart } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { shortAmount } from '#app/feature/money/amount-text.js'
import type { DrawnMarket, MarketUnit } from './market-days.js'
import * as css from './page.css.js'

const mojosPerXch = 1e12

const dayOfYear: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', timeZone: 'UTC' }
const monthAndYear: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' }

/** How a unit's first day is called on the axis and in full. */
const ways: Record<MarketUnit, { tick: Intl.DateTimeFormatOptions; full: Intl.DateTimeFormatOptions }> = {
  day: { tick: dayOfYear, full: dayOfYear },
  week: { tick: monthAndYear, full: { ...dayOfYear, year: 'numeric' } },
  month: { tick: monthAndYear, full: { ...monthAndYear, month: 'long' } },
}

/** Volume as bars, the average price as a line and the floor as steps, all in XCH, by day, week or month. */
export function MarketChart({ market: { unit, spans } }: { market: DrawnMarket }) {
  const { t, i18n } = useLingui()
  const heads: Record<MarketUnit, { title: string; label: string }> = {
    day: {
      title: t`A day, UTC, in XCH: the line is the average price, the steps are the floor, bars are the volume by the scale on the right`,
      label: t`Day`,
    },
    week: {
      title: t`A week, UTC, in XCH: the line is the average price, the steps are the floor, bars are the volume by the scale on the right`,
      label: t`Week from`,
    },
    month: {
      title: t`A month, UTC, in XCH: the line is the average price, the steps are the floor, bars are the volume by the scale on the right`,
      label: t`Month`,
    },
  }
  const date = (day: string, way: Intl.DateTimeFormatOptions) => i18n.date(new Date(`${day}T00:00:00Z`), way)
  const xch = (mojos: string) => `${shortAmount(mojos, 12) ?? '–'} XCH`
  return (
    <details className={css.chart} open>
      <summary className={css.chartHead}>
        <Trans>Price, volume and floor</Trans>
      </summary>
      <Chart
        slim
        title={heads[unit].title}
        labelHead={heads[unit].label}
        lineHead={t`Average price`}
        barHead={t`Volume`}
        stepHead={t`Floor`}
        formatTick={(value) => i18n.number(value)}
        points={spans.map((span) => ({
          label: date(span.from, ways[unit].full),
          tick: date(span.from, ways[unit].tick),
          line: span.average_mojos === null ? undefined : Number(span.average_mojos) / mojosPerXch,
          lineText: span.average_mojos === null ? undefined : t`average ${xch(span.average_mojos)}`,
          bar: Number(span.volume_mojos) / mojosPerXch,
          barText: span.trade_count > 0 ? t`volume ${xch(span.volume_mojos)}` : t`no sale`,
          step: span.floor_mojos === null ? undefined : Number(span.floor_mojos) / mojosPerXch,
          stepText: span.floor_mojos === null ? undefined : t`floor ${xch(span.floor_mojos)}`,
        }))}
      />
      <p className={css.chartNote}>
        <Trans>
          Volume counts sales for XCH as they were settled on chain. The floor is the lowest listing for XCH
          when the day, week or month ended, among those published here.
        </Trans>
      </p>
    </details>
  )
}
