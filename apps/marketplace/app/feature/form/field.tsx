import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import * as css from './form.css.js'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  /** Beside the label. */
  aside?: ReactNode
  isCode?: boolean
}

/** A labelled input; its hint is read out with it. */
export function Field({ label, hint, aside, isCode = false, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <input
        id={id}
        className={isCode ? `${css.input} ${css.code}` : css.input}
        aria-describedby={hint ? `${id}-hint` : undefined}
        required
        {...input}
      />
      {hint ? (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
