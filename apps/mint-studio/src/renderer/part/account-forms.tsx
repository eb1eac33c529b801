import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { AccountQuestion } from '../bridge.js'
import * as screen from '../screen/screen.css.js'
import * as form from './form.css.js'
import { PlainField } from './plain-field.js'

/** Leads whoever opened a form, or is asked something, to its first field. */
function useFirstField() {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    ref.current?.querySelector('input')?.focus()
  }, [])
  return ref
}

export interface SignInFormProps {
  isKept: boolean
  isBusy: boolean
  onSignIn: (input: { email: string; password: string }) => Promise<void>
  onClose: (() => void) | undefined
}

/** E-mail address and password, of which only main hears. */
export function SignInForm({ isKept, isBusy, onSignIn, onClose }: SignInFormProps) {
  const { t } = useLingui()
  const id = useId()
  const ref = useFirstField()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    setPassword('')
    void onSignIn({ email, password })
  }
  return (
    <form ref={ref} className={form.inset} onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} className={form.title}>
        <Trans>Sign in</Trans>
      </h2>
      <PlainField label={t`E-mail address`} value={email} onChange={setEmail} />
      <PlainField
        label={t`Password`}
        isSecret
        hint={
          isKept
            ? t`The session goes into this system's keyring; the password is not kept.`
            : t`This system has no keyring. You stay signed in until the studio closes, and nothing is written down.`
        }
        value={password}
        onChange={setPassword}
      />
      <div className={screen.actions}>
        <Button tone="act" type="submit" disabled={isBusy || email.trim() === '' || password === ''}>
          <Trans>Sign in</Trans>
        </Button>
        {onClose ? (
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  )
}

export interface AnswerFormProps {
  question: AccountQuestion
  isBusy: boolean
  onAnswer: (answer: string) => Promise<void>
  onCancel: () => void
}

/** What a sign-in waits with. */
export function AnswerForm({ question, isBusy, onAnswer, onCancel }: AnswerFormProps) {
  const { t } = useLingui()
  const id = useId()
  const ref = useFirstField()
  const [answer, setAnswer] = useState('')
  const { asks, to = '' } = question
  const labels = {
    totp: t`Code of your authenticator app`,
    sms: to === '' ? t`Code from the text message` : t`Code from the text message to ${to}`,
    code: t`Code from the letter`,
    'sign-up': t`Code from the letter that confirms your account`,
    'new-password': t`A new password of your own`,
    'which-factor': t`How to confirm it is you`,
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setAnswer('')
    void onAnswer(answer)
  }
  return (
    <form ref={ref} className={form.inset} onSubmit={submit} aria-labelledby={id}>
      <h2 id={id} className={form.title}>
        <Trans>Sign in</Trans>
      </h2>
      {asks === 'which-factor' ? (
        <fieldset className={form.choices}>
          <legend className={form.legend}>{labels[asks]}</legend>
          <div className={screen.actions}>
            <Button disabled={isBusy} onClick={() => onAnswer('TOTP')}>
              <Trans>Authenticator app</Trans>
            </Button>
            <Button disabled={isBusy} onClick={() => onAnswer('SMS')}>
              <Trans>Text message</Trans>
            </Button>
          </div>
        </fieldset>
      ) : (
        <PlainField
          label={labels[asks]}
          isSecret={asks === 'new-password'}
          value={answer}
          onChange={setAnswer}
        />
      )}
      <div className={screen.actions}>
        {asks === 'which-factor' ? null : (
          <Button tone="act" type="submit" disabled={isBusy || answer.trim() === ''}>
            <Trans>Go on</Trans>
          </Button>
        )}
        <Button disabled={isBusy} onClick={onCancel}>
          <Trans>Give up</Trans>
        </Button>
      </div>
    </form>
  )
}
