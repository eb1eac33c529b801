import type { SelectHTMLAttributes } from 'react'
import * as css from './select.css.js'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  options: readonly SelectOption[]
}

/** The platform's own select, dressed; the thumb knows it already. */
export function Select({ label, options, ...select }: SelectProps) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      <span className={css.frame}>
        <select className={css.control} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
