import { Select } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Field } from '#app/feature/form/field.js'
import { type Currency, LIFETIMES, XCH } from './price-form.js'
import * as css from './trade.css.js'
import type { TradeApi } from './use-trade-api.js'

export interface PriceFieldsProps {
  api: TradeApi
  label: string
  price: string
  onPrice: (text: string) => void
  currency: Currency
  onCurrency: (currency: Currency) => void
  days: number
  onDays: (days: number) => void
  /** Whether the wallet cannot be told an end: there is nothing to choose then. */
  staysOpen?: boolean | undefined
}

/** XCH, and the tokens that somebody here vouches for. */
function useCurrencies(api: TradeApi): readonly Currency[] {
  const [found, setFound] = useState<readonly Currency[]>([XCH])
  useEffect(() => {
    const stop = new AbortController()
    // XCH is enough to trade with.
    api.currencies(stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [api])
  return found
}

/** How much, of what, and until when. */
export function PriceFields(props: PriceFieldsProps) {
  const { t } = useLingui()
  const currencies = useCurrencies(props.api)
  const { currency, days } = props
  const name = (count: number) =>
    count === 0 ? t`Until withdrawn` : count === 1 ? t`1 day` : t`${count} days`
  return (
    <>
      <Field
        label={props.label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={props.price}
        onChange={(event) => props.onPrice(event.target.value)}
      />
      <div className={css.pair}>
        <Select
          label={t`Currency`}
          value={currency.assetId}
          onChange={(event) =>
            props.onCurrency(currencies.find(({ assetId }) => assetId === event.target.value) ?? XCH)
          }
          options={currencies.map(({ assetId, code }) => ({ value: assetId, label: code }))}
        />
        {props.staysOpen ? null : (
          <Select
            label={t`Stands for`}
            value={String(days)}
            onChange={(event) => props.onDays(Number(event.target.value))}
            options={LIFETIMES.map((count) => ({ value: String(count), label: name(count) }))}
          />
        )}
      </div>
      {props.staysOpen ? (
        <p className={css.quiet}>
          <Trans>Your wallet cannot set an end: the offer stands until you withdraw it.</Trans>
        </p>
      ) : null}
    </>
  )
}
