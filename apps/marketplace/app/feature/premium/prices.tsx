import { Trans } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'
import * as css from './premium.css.js'

/** What a month and a year cost. */
export function Prices({ month, year }: { month: string; year: string }) {
  return (
    <dl className={css.prices}>
      <div className={css.price}>
        <dt className={css.term}>
          <Trans>30 days</Trans>
        </dt>
        <dd className={css.sum}>
          <Money units={month} exact />
        </dd>
      </div>
      <div className={css.price}>
        <dt className={css.term}>
          <Trans>365 days</Trans>
        </dt>
        <dd className={css.sum}>
          <Money units={year} exact />
        </dd>
      </div>
    </dl>
  )
}
