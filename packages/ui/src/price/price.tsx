import * as css from './price.css.js'

export interface PriceProps {
  /** Written out already; the component never rounds. */
  amount: string
  unit: string
  /** The exact figure, where `amount` is rounded. */
  exact?: string | undefined
}

/** An amount with a thin unit. */
export function Price({ amount, unit, exact }: PriceProps) {
  return (
    <span className={css.root} title={exact}>
      <b className={css.amount}>{amount}</b> <span className={css.unit}>{unit}</span>
    </span>
  )
}
