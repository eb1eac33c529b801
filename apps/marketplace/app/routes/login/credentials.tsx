import { Button, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { EmailField } from '#app/feature/form/email-field.js'
import { PasswordField } from '#app/feature/form/password-field.js'
import { Send } from '#app/feature/form/send.js'
import { usePasskeySupport } from '#app/feature/passkey/use-passkey-support.js'
import { useSite } from '#app/layout/site.js'

interface CredentialsProps {
  username: string | undefined
  busy: boolean
  query: string
  onPasskey: (form: FormData) => Promise<void>
}

/** Address and password, or a passkey where the browser has such. */
export function Credentials({ username, busy, query, onPasskey }: CredentialsProps) {
  const { t } = useLingui()
  const support = usePasskeySupport()
  const { signIn: place } = useSite()
  const withPasskey = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    const email = form?.elements.namedItem('username')
    if (!form || !(email instanceof HTMLInputElement) || !email.reportValidity()) return
    const filled = new FormData(form)
    filled.set('at', 'passkey')
    onPasskey(filled).catch(() => {})
  }
  const forgot = `/login?view=forgot${query.replace('?', '&')}`
  return (
    <>
      <EmailField username={username} />
      <PasswordField key="current" label={t`Password`} kind="current" />
      <Send busy={busy}>{t`Log in`}</Send>
      {place?.customChallenge === 'instead' ? (
        <Button type="submit" size="large" name="way" value="code" formNoValidate disabled={busy}>
          <Trans>Log in with a code by e-mail</Trans>
        </Button>
      ) : null}
      {support === 'yes' ? (
        <Button type="button" size="large" disabled={busy} onClick={withPasskey}>
          <Trans>Log in with a passkey</Trans>
        </Button>
      ) : null}
      <a href={forgot} className={textLink}>
        <Trans>Forgot your password?</Trans>
      </a>
    </>
  )
}
