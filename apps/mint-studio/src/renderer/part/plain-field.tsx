import { useId } from 'react'
import * as css from './form.css.js'

export interface PlainFieldProps {
  label: string
  value: string
  hint?: string
  example?: string | undefined
  isSecret?: boolean
  /** What goes in is long. */
  isWide?: boolean
  onChange: (value: string) => void
}

/** A field of a form that is sent as a whole. */
export function PlainField({ label, value, hint, example, isSecret, isWide, onChange }: PlainFieldProps) {
  const id = useId()
  return (
    <div className={isWide ? `${css.field} ${css.wide}` : css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={css.input}
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        spellCheck={false}
        placeholder={example}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
