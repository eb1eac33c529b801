import { Price } from '@chiaroscuro/ui'
import { exactAmount, shortAmount } from './amount-text.js'

export interface MoneyProps {
  /** Smallest units as the API writes them. */
  units: string | null
  code?: string | null | undefined
  decimals?: number | null | undefined
  /** To the last mojo. */
  exact?: boolean
  /** Two decimals, for sums of many. */
  coarse?: boolean
  /** Shown when there is no price. */
  none?: string
}

/** A price: short on cards, to the mojo where it matters, exact on hover always. XCH unless told otherwise. */
export function Money({ units, code, decimals, exact = false, coarse = false, none = '—' }: MoneyProps) {
  const places = decimals ?? 12
  const whole = units === null ? undefined : exactAmount(units, places)
  if (units === null || whole === undefined) return <span>{none}</span>
  const unit = code || 'XCH'
  const text = exact ? whole : (shortAmount(units, places, coarse ? 2 : 4) ?? whole)
  return <Price amount={text} unit={unit} exact={text === whole ? undefined : `${whole} ${unit}`} />
}
