import { Button, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { EmailField } from '#app/feature/form/email-field.js'
import * as css from '#app/feature/form/form.css.js'
import { Said } from '#app/feature/form/said.js'
import { AddPasskey } from '#app/feature/passkey/add-passkey.js'
import { usePasskeySupport } from '#app/feature/passkey/use-passkey-support.js'
import type { Outcome } from '#app/identity/screen.js'
import { useAnswer } from '#app/identity/use-answer.js'
import * as frame from '#app/layout/frame.css.js'
import { useSite } from '#app/layout/site.js'

const START: Outcome = { screen: { at: 'credentials' } }

/** Whether this browser can make and use a passkey: make one, then sign in with it. */
export function PasskeyTestPage() {
  const { t } = useLingui()
  const { viewer } = useSite()
  const support = usePasskeySupport()
  const hasLock = useDeviceLock()
  const [added, setAdded] = useState(false)
  const yes = t`yes`
  const no = t`no`
  const unknown = t`needs script`
  return (
    <div className={frame.wrap}>
      <div className={css.page}>
        <h1 className={frame.pageTitle}>
          <Trans>Passkey test</Trans>
        </h1>
        <dl className={css.facts}>
          <dt>
            <Trans>This browser knows passkeys</Trans>
          </dt>
          <dd>{support === 'unknown' ? unknown : support === 'yes' ? yes : no}</dd>
          <dt>
            <Trans>This device has a lock for them</Trans>
          </dt>
          <dd>{hasLock === undefined ? unknown : hasLock ? yes : no}</dd>
        </dl>
        <div className={css.form}>
          {added ? (
            <p className={`${css.said} ${css.note}`} role="status">
              <Trans>The passkey is added. Log out, and log in with it.</Trans>
            </p>
          ) : null}
          {viewer ? <AddPasskey onAdded={() => setAdded(true)} /> : <UsePasskey />}
        </div>
      </div>
    </div>
  )
}

function UsePasskey() {
  const { outcome, busy, answer } = useAnswer(START, '/passkey-test')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(new FormData(event.currentTarget)).catch(() => {})
  }
  return (
    <form className={css.form} onSubmit={onSubmit} method="get" action="/login">
      <Said fault={'fault' in outcome ? outcome.fault : undefined} />
      <input type="hidden" name="at" value="passkey" />
      <EmailField />
      <Button type="submit" tone="act" size="large" disabled={busy}>
        <Trans>Log in with a passkey</Trans>
      </Button>
      <p className={css.hint}>
        <Trans>
          To make one,{' '}
          <Link to="/login?returnTo=%2Fpasskey-test" className={textLink}>
            log in with your password
          </Link>{' '}
          first.
        </Trans>
      </p>
    </form>
  )
}

/** Whether the device itself can hold passkeys; unknown until it was asked. */
function useDeviceLock(): boolean | undefined {
  const [has, setHas] = useState<boolean>()
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return setHas(false)
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setHas, () => setHas(false))
  }, [])
  return has
}
