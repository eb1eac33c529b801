import { Chart } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { exactAmount } from '#app/feature/money/amount-text.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'
import type { Sale } from './sales.js'

const mojosPerXch = 1e12

/** What it was sold for in XCH. */
export function PriceHistory({ sales }: { sales: readonly Sale[] }) {
  const { t, i18n } = useLingui()
  const years = new Set(sales.flatMap(({ at }) => at?.slice(0, 4) ?? []))
  const date: Intl.DateTimeFormatOptions = {
    month: 'short',
    day: 'numeric',
    ...(years.size > 1 ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }
  return (
    <section className={css.section} data-part="price-history">
      <div className={css.sectionHead}>
        <h2 className={frame.bandTitle}>{t`Price history`}</h2>
      </div>
      <Chart
        title={t`Sales in XCH`}
        labelHead={t`Sale`}
        lineHead={t`Price`}
        formatTick={(value) => i18n.number(value)}
        points={sales.map(({ at, height, mojos }) => ({
          label: at === null ? i18n.number(height) : i18n.date(new Date(at), date),
          line: Number(mojos) / mojosPerXch,
          lineText: `${exactAmount(mojos, 12) ?? '–'} XCH`,
        }))}
      />
    </section>
  )
}
