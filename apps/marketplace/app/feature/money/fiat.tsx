import { useLingui } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'
import * as css from './fiat.css.js'
import { fiatText, isYoung } from './fiat-rate.js'

interface FiatProps {
  /** Mojos as the API writes them. */
  units: string | null
  /** Which token they are of; `xch` unless told otherwise. */
  asset?: string | null
}

/** About how much a price in XCH is in the visitor's money; nothing where no rate is known or it is too old. */
export function Fiat({ units, asset = 'xch' }: FiatProps) {
  const { i18n, t } = useLingui()
  const { fiat, now } = useSite()
  if (!fiat || units === null || asset !== 'xch' || !isYoung(fiat, now)) return null
  const format = i18n.number.bind(i18n)
  const worth = fiatText(units, fiat, format)
  const one = fiatText('1000000000000', fiat, format)
  if (!worth) return null
  const at = new Date(fiat.at).toISOString().slice(0, 16).replace('T', ' ')
  return (
    <span className={css.root} title={t`1 XCH ≈ ${one}, at ${at} UTC`}>
      {`≈ ${worth}`}
    </span>
  )
}
