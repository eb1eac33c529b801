import { Fiat } from '#app/feature/money/fiat.js'
import { Money } from '#app/feature/money/money.js'
import type { Currency } from './price-form.js'
import * as css from './trade.css.js'

/** Lines of a reckoning; the last is what they come to. */
export function Sums({
  lines,
  currency,
}: {
  lines: readonly [label: string, units: bigint][]
  currency: Currency
}) {
  return (
    <dl className={css.sums}>
      {lines.map(([label, units], at) => {
        const isTotal = at === lines.length - 1
        const look = isTotal ? css.total : ''
        return (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={look}>{label}</dt>
            <dd className={`${css.sum} ${look}`}>
              <Money units={units.toString()} code={currency.code} decimals={currency.decimals} exact />
              {isTotal ? (
                <>
                  {' '}
                  <Fiat units={units.toString()} asset={currency.assetId || 'xch'} />
                </>
              ) : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
