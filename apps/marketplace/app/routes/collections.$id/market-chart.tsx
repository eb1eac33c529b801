import type { Chart as Market } from '@chiaroscuro/contract/operation'
import { Chart } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { shortAmount } from '#app/feature/money/amount-text.js'
import { everyDay } from './market-days.js'
import * as css from './page.css.js'

const mojosPerXch = 1e12

/** Volume a day as bars, the average price as a line and the floor as steps, all in XCH. */
export function MarketChart({ market }: { market: Market }) {
  const { t, i18n } = useLingui()
  const date = (day: string) =>
    i18n.date(new Date(`${day.slice(0, 10)}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const xch = (mojos: string) => `${shortAmount(mojos, 12) ?? '–'} XCH`
  return (
    <details className={css.chart} open>
      <summary className={css.chartHead}>
        <Trans>Price, volume and floor</Trans>
      </summary>
      <Chart
        slim
        title={t`A day, UTC, in XCH: bars are the volume, the line is the average price, the steps are the floor`}
        labelHead={t`Day`}
        lineHead={t`Average price`}
        barHead={t`Volume`}
        stepHead={t`Floor`}
        formatTick={(value) => i18n.number(value)}
        points={everyDay(market).map((day) => ({
          label: date(day.day),
          line: day.average_mojos === null ? undefined : Number(day.average_mojos) / mojosPerXch,
          lineText: day.average_mojos === null ? undefined : t`average ${xch(day.average_mojos)}`,
          bar: Number(day.volume_mojos) / mojosPerXch,
          barText: day.trade_count > 0 ? t`volume ${xch(day.volume_mojos)}` : t`no sale`,
          step: day.floor_mojos === null ? undefined : Number(day.floor_mojos) / mojosPerXch,
          stepText: day.floor_mojos === null ? undefined : t`floor ${xch(day.floor_mojos)}`,
        }))}
      />
      <p className={css.chartNote}>
        <Trans>
          Volume counts sales for XCH as they were settled on chain. The floor is the lowest listing for XCH
          when the day ended, among those published here.
        </Trans>
      </p>
    </details>
  )
}
