import { useLingui } from '@lingui/react/macro'
import { Field } from './field.js'

/** A code of six digits: offered by the phone's keyboard, and taken with the spaces it is pasted with. */
export function CodeField({ label, autoFocus = true }: { label?: string; autoFocus?: boolean }) {
  const { t } = useLingui()
  return (
    <Field
      label={label ?? t`Code`}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      autoFocus={autoFocus}
      isCode
    />
  )
}
