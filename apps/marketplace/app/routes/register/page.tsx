import { Button, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { BotFields } from '#app/feature/form/bot-fields.js'
import { CodeField } from '#app/feature/form/code-field.js'
import { EmailField } from '#app/feature/form/email-field.js'
import * as css from '#app/feature/form/form.css.js'
import { PasswordField } from '#app/feature/form/password-field.js'
import { Said } from '#app/feature/form/said.js'
import { Send } from '#app/feature/form/send.js'
import * as frame from '#app/layout/frame.css.js'
import type { Registering } from './registering.js'
import { useRegister } from './use-register.js'

interface RegisterProps {
  first: Registering
  returnTo: string
  ticket: string
  widget: { script: string; siteKey: string } | null
}

/** Sign-up, then the code; with script, the person is signed in by then. */
export function RegisterPage({ first, returnTo, ticket, widget }: RegisterProps) {
  const { state, busy, onSubmit } = useRegister(first, returnTo)
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ returnTo })}`
  return (
    <div className={frame.wrap}>
      <div className={css.page}>
        <h1 className={frame.pageTitle}>
          {state.at === 'sign-up' ? <Trans>Create an account</Trans> : <Trans>Confirm your account</Trans>}
        </h1>
        <form
          method="post"
          action={`/register${query}`}
          className={css.form}
          onSubmit={onSubmit}
          data-waits=""
        >
          <input type="hidden" name="at" value={state.at} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Said
            fault={'fault' in state ? state.fault : undefined}
            note={'note' in state ? state.note : undefined}
          />
          {state.at === 'sign-up' ? (
            <SignUp username={state.username} ticket={ticket} widget={widget} busy={busy} />
          ) : (
            <Confirm key="confirm" username={state.username} busy={busy} isOver={state.at === 'done'} />
          )}
        </form>
        <div className={css.foot}>
          {state.at === 'sign-up' ? null : (
            <p>
              <a href={`/register?again${query.replace('?', '&')}`} className={textLink}>
                <Trans>Use another address</Trans>
              </a>
            </p>
          )}
          <p>
            <Trans>
              Have an account?{' '}
              <Link to={`/login${query}`} className={textLink}>
                Log in
              </Link>
            </Trans>
          </p>
        </div>
      </div>
    </div>
  )
}

function SignUp({
  username,
  ticket,
  widget,
  busy,
}: Pick<RegisterProps, 'ticket' | 'widget'> & { username: string; busy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <EmailField username={username} isNew />
      <PasswordField key="new" label={t`Password`} kind="new" />
      <p className={css.warning}>
        <Trans>
          Impersonating another user leads to a permanent ban. Claim only what is yours: names and profiles
          are checked against the chain.
        </Trans>
      </p>
      <BotFields ticket={ticket} widget={widget} />
      <Send busy={busy}>{t`Create the account`}</Send>
    </>
  )
}

/** How long one waits before another code is asked for. */
const RESEND_SECONDS = 30

function Confirm({ username, busy, isOver }: { username: string; busy: boolean; isOver: boolean }) {
  const { t } = useLingui()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    setLeft(RESEND_SECONDS)
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <p className={css.hint}>
        <Trans>
          We sent a code to <strong>{username}</strong>. It may take a minute; look among unwanted mail, too.
        </Trans>
      </p>
      <input type="hidden" name="username" value={username} />
      <CodeField />
      <Send busy={busy || isOver}>{isOver ? t`Logging in` : t`Confirm`}</Send>
      <Button
        type="submit"
        name="intent"
        value="resend"
        formNoValidate
        disabled={busy || isOver || left > 0}
        onClick={() => setTimeout(() => setLeft(RESEND_SECONDS), 0)}
      >
        {left > 0 ? <Trans>Send another code (in {left} s)</Trans> : <Trans>Send another code</Trans>}
      </Button>
    </>
  )
}
