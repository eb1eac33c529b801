import { unseen } from '@chiaroscuro/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import * as css from './form.css.js'

export interface TextFieldProps {
  label: string
  value: string
  hint?: ReactNode
  isLong?: boolean
  /** Its label is for those who do not see the table that it stands in. */
  isBare?: boolean | undefined
  isFixed: boolean
  /** What is kept of what was written, where it may be kept; it stays as it was where it may not. */
  read?: (text: string) => string | undefined
  onChange: (value: string) => void
}

/** A field that is kept when it is left. */
export function TextField({
  label,
  value,
  hint,
  isLong,
  isBare,
  isFixed,
  read = (text) => text,
  onChange,
}: TextFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])

  function keep() {
    const next = read(text)
    if (next === undefined || next === value) setText(value)
    else onChange(next)
  }
  const shared = {
    ...{ id, value: text, disabled: isFixed, onBlur: keep },
    'aria-describedby': hint ? `${id}-hint` : undefined,
  }
  return (
    <div className={css.field}>
      <label className={isBare ? unseen : css.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea className={css.area} {...shared} onChange={({ target }) => setText(target.value)} />
      ) : (
        <input
          className={css.input}
          {...shared}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
