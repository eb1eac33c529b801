import type { AlertPreferences } from '@chiaroscuro/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import * as form from '#app/feature/form/form.css.js'
import * as css from './alert.css.js'
import { ALERT_KINDS, kindWords } from './alert-kinds.js'

/** What one wants to hear of, and whether by mail, too. */
export function PreferenceFields({ preferences }: { preferences: AlertPreferences }) {
  const { t, i18n } = useLingui()
  const { email_address: address } = preferences
  return (
    <>
      <fieldset className={form.choices}>
        <legend className={form.label}>
          <Trans>Tell me about</Trans>
        </legend>
        {ALERT_KINDS.map((kind) => (
          <label key={kind} className={css.choice}>
            <input type="checkbox" name={kind} defaultChecked={preferences[kind]} />
            {i18n._(kindWords[kind])}
          </label>
        ))}
      </fieldset>
      {address === null ? (
        <p className={form.hint}>{t`No letters are sent from here: you are told on this page.`}</p>
      ) : (
        <label className={css.choice}>
          <input type="checkbox" name="email" defaultChecked={preferences.email} />
          <Trans>Also by e-mail to {address}</Trans>
        </label>
      )}
    </>
  )
}
