import type { NftEvent } from '@chiaroscuro/contract/operation'
import { Chart } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import { exactAmount } from '#app/feature/money/amount-text.js'
import * as frame from '#app/layout/frame.css.js'
import * as css from './page.css.js'

const trade = 2
const mojosPerXch = 1e12

/** What it was sold for in XCH, once there are two sales to compare. */
export function PriceHistory({ events }: { events: readonly NftEvent[] }) {
  const { t, i18n } = useLingui()
  const sales = events.flatMap((event) =>
    event.type === trade && event.price_token_id === 'xch' && event.price_mojos !== null
      ? [{ at: event.timestamp, height: event.block_height, mojos: event.price_mojos }]
      : [],
  )
  if (sales.length < 2) return null
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={frame.bandTitle}>{t`Price history`}</h2>
      </div>
      <Chart
        title={t`Sales in XCH`}
        labelHead={t`Sale`}
        lineHead={t`Price`}
        formatTick={(value) => i18n.number(value)}
        points={sales.map(({ at, height, mojos }) => ({
          label:
            at === null
              ? i18n.number(height)
              : i18n.date(new Date(at), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
          line: Number(mojos) / mojosPerXch,
          lineText: `${exactAmount(mojos, 12) ?? '–'} XCH`,
        }))}
      />
    </section>
  )
}
