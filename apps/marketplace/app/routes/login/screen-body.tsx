import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CodeField } from '#app/feature/form/code-field.js'
import { EmailField } from '#app/feature/form/email-field.js'
import { Field } from '#app/feature/form/field.js'
import * as css from '#app/feature/form/form.css.js'
import { PasswordField } from '#app/feature/form/password-field.js'
import { Send } from '#app/feature/form/send.js'
import { TotpSetup } from '#app/feature/form/totp-setup.js'
import { questionOf, type Screen } from '#app/identity/screen.js'
import { Credentials } from './credentials.js'

export function ScreenTitle({ screen }: { screen: Screen }) {
  switch (screen.at) {
    case 'credentials':
      return <Trans>Log in</Trans>
    case 'forgot':
      return <Trans>Forgot your password?</Trans>
    case 'reset':
    case 'new-password':
      return <Trans>Choose a new password</Trans>
    case 'confirm':
      return <Trans>Confirm your account</Trans>
    case 'totp-setup':
      return <Trans>Set up your authenticator app</Trans>
    case 'mfa-choice':
      return <Trans>How do you want to confirm?</Trans>
    default:
      return <Trans>Confirm that it is you</Trans>
  }
}

interface BodyProps {
  screen: Screen
  busy: boolean
  /** The way back, as the query of a link. */
  query: string
  onPasskey: (form: FormData) => Promise<void>
}

export function ScreenBody({ screen, busy, query, onPasskey }: BodyProps) {
  const { t } = useLingui()
  switch (screen.at) {
    case 'credentials':
      return <Credentials username={screen.username} busy={busy} query={query} onPasskey={onPasskey} />
    case 'forgot':
      return <Forgot username={screen.username} busy={busy} />
    case 'reset':
      return <Reset screen={screen} busy={busy} />
    case 'confirm':
      return <Confirm username={screen.username} busy={busy} />
    case 'new-password':
      return (
        <>
          <Lead>
            <Trans>The password you were given works once. Choose one of your own.</Trans>
          </Lead>
          <PasswordField key="new" label={t`New password`} kind="new" />
          {screen.missing.map((name) => (
            <Field key={name} label={name} name={`attribute.${name}`} maxLength={200} />
          ))}
          <Send busy={busy}>{t`Save and log in`}</Send>
        </>
      )
    case 'totp-setup':
      return (
        <>
          <TotpSetup secret={screen.secret} uri={screen.uri} />
          <input type="hidden" name="uri" value={screen.uri} />
          <CodeField />
          <Send busy={busy}>{t`Confirm`}</Send>
        </>
      )
    case 'mfa-choice':
      return <Choice types={screen.types} busy={busy} />
    case 'custom':
      return <Custom screen={screen} busy={busy} />
    case 'sms':
    case 'totp':
      return (
        <>
          <Lead>
            {screen.at === 'totp' ? (
              <Trans>Enter the code your authenticator app shows for Chiaroscuro.</Trans>
            ) : (
              <Trans>Enter the code we sent to {screen.destination ?? '…'}.</Trans>
            )}
          </Lead>
          <CodeField />
          <Send busy={busy}>{t`Confirm`}</Send>
        </>
      )
  }
}

/** A question of the pool's own: most send a code, others ask what they like. */
function Custom({ screen, busy }: { screen: Extract<Screen, { at: 'custom' }>; busy: boolean }) {
  const { t } = useLingui()
  const { hint, destination } = screen
  return (
    <>
      {hint ? <Lead>{hint}</Lead> : null}
      {destination && !hint ? (
        <Lead>
          <Trans>Enter the code we sent to {destination}.</Trans>
        </Lead>
      ) : null}
      <input type="hidden" name="question" value={questionOf(screen)} />
      {destination ? (
        <CodeField />
      ) : (
        <Field key="answer" label={t`Answer`} name="answer" maxLength={200} autoComplete="off" />
      )}
      <Send busy={busy}>{t`Confirm`}</Send>
    </>
  )
}

function Forgot({ username, busy }: { username: string | undefined; busy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Lead>
        <Trans>We send you a code with which you choose a new one.</Trans>
      </Lead>
      <EmailField username={username} />
      <Send busy={busy}>{t`Send the code`}</Send>
    </>
  )
}

function Reset({ screen, busy }: { screen: Extract<Screen, { at: 'reset' }>; busy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {screen.why ? (
        <Lead>
          <Trans>Your password has to be reset. Enter the code we sent you and a new password.</Trans>
        </Lead>
      ) : null}
      <input type="hidden" name="username" value={screen.username} />
      <CodeField />
      <PasswordField key="reset" label={t`New password`} kind="new" />
      <Send busy={busy}>{t`Change the password`}</Send>
      <AnotherCode busy={busy} />
    </>
  )
}

function Confirm({ username, busy }: { username: string; busy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Lead>
        <Trans>Enter the code we sent to {username}.</Trans>
      </Lead>
      <input type="hidden" name="username" value={username} />
      <CodeField />
      <Send busy={busy}>{t`Confirm`}</Send>
      <AnotherCode busy={busy} />
    </>
  )
}

function AnotherCode({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" name="intent" value="resend" formNoValidate disabled={busy}>
      <Trans>Send another code</Trans>
    </Button>
  )
}

function Choice({ types, busy }: { types: readonly ('SMS' | 'TOTP')[]; busy: boolean }) {
  const { t } = useLingui()
  const names = { SMS: t`By a code to my phone`, TOTP: t`By my authenticator app` }
  return (
    <div className={css.choices}>
      {types.map((type) => (
        <Button key={type} type="submit" name="answer" value={type} size="large" disabled={busy}>
          {names[type]}
        </Button>
      ))}
    </div>
  )
}

function Lead({ children }: { children: ReactNode }) {
  return <p className={css.hint}>{children}</p>
}
