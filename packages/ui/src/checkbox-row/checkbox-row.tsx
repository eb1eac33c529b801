import type { InputHTMLAttributes } from 'react'
import { clip, figure } from '../theme/text.css.js'
import * as css from './checkbox-row.css.js'

export interface CheckboxRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  count?: string | undefined
}

/** One filter among others: a box, its name, how many it would leave. */
export function CheckboxRow({ label, count, ...input }: CheckboxRowProps) {
  return (
    <label className={css.row}>
      <input type="checkbox" className={css.box} {...input} />
      <span className={clip}>{label}</span>
      {count === undefined ? null : <span className={`${css.count} ${figure}`}>{count}</span>}
    </label>
  )
}
