import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import * as css from './form.css.js'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
}

/** A labelled field of several lines; its hint is read out with it. */
export function TextArea({ label, hint, ...input }: TextAreaProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={css.textArea}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
