import { useLingui } from '@lingui/react/macro'
import { faultWords } from '#app/identity/fault-words.js'
import type { Note } from '#app/identity/screen.js'
import * as css from './form.css.js'
import { Told } from './told.js'

/** What became of the form, above it; a fault takes the focus so that it is read out. */
export function Said({ fault, note }: { fault?: string | undefined; note?: Note | undefined }) {
  const { t, i18n } = useLingui()
  const notes: Record<Note, string> = {
    'password-changed': t`Your password is changed. Sign in with the new one.`,
    'code-sent': t`If there is an account with this address, a code is on its way to it.`,
    confirmed: t`Your account is confirmed. Sign in to begin.`,
  }
  if (fault)
    return (
      <Told of={fault} tone="fault">
        {i18n._(faultWords(fault))}
      </Told>
    )
  return note ? (
    <p className={`${css.said} ${css.note}`} role="status">
      {notes[note]}
    </p>
  ) : null
}
