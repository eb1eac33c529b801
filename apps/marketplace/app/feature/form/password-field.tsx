import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Field } from './field.js'
import * as css from './form.css.js'
import { passwordRules } from './password-rule.js'

interface PasswordFieldProps {
  label: string
  name?: string
  /** `new` shows the rules, as they are met. */
  kind: 'current' | 'new'
}

export function PasswordField({ label, name = 'password', kind }: PasswordFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(false)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const toggle = (
    <button type="button" className={css.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? t`Hide` : t`Show`}
    </button>
  )
  return (
    <Field
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      maxLength={256}
      spellCheck={false}
      onChange={(event) => setTyped(event.target.value)}
      // What shows the text needs script.
      aside={alive ? toggle : null}
      hint={kind === 'new' ? <Rules typed={typed} /> : null}
    />
  )
}

function Rules({ typed }: { typed: string }) {
  const { t } = useLingui()
  const words = {
    length: t`At least 8 characters`,
    letter: t`A letter`,
    number: t`A number`,
    symbol: t`A symbol`,
  }
  return (
    <ul className={css.rules}>
      {passwordRules(typed).map(({ name, isMet }) => (
        <li key={name} className={css.rule} data-met={isMet}>
          {words[name]}
        </li>
      ))}
    </ul>
  )
}
