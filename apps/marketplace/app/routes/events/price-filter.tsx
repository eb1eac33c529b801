import { buttonShape, Chip } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useLocation } from '@remix-run/react'
import * as css from './price-filter.css.js'
import { isPriced, type PriceRange, withoutPrices } from './price-range.js'

/** Narrows the list to sales between two prices, in its address as `min` and `max`. */
export function PriceFilter({ range }: { range: PriceRange }) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { min, max } = range
  if (isPriced(range)) {
    const name =
      min === '' ? t`at most ${max} XCH` : max === '' ? t`${min} XCH or more` : t`${min} to ${max} XCH`
    return (
      <Chip href={withoutPrices(pathname, search)} removeLabel={t`Remove filter ${name}`}>
        {name}
      </Chip>
    )
  }
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !['min', 'max', 'page', 'lang'].includes(name),
  )
  return (
    <Form aria-label={t`Price in XCH`} className={css.form} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Amount name="min" label={t`Lowest price`} hint={t`Min XCH`} />
      <span aria-hidden="true">–</span>
      <Amount name="max" label={t`Highest price`} hint={t`Max XCH`} />
      <button type="submit" className={buttonShape({})}>
        <Trans>Apply</Trans>
      </button>
    </Form>
  )
}

function Amount({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <input
      className={css.field}
      type="text"
      inputMode="decimal"
      name={name}
      aria-label={label}
      placeholder={hint}
      maxLength={20}
      autoComplete="off"
    />
  )
}
