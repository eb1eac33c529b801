import { Button } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { type AccountView, codeOf, studio } from '../bridge.js'
import { faultWords } from '../words/fault-words.js'
import * as css from './account.css.js'
import { AnswerForm, SignInForm } from './account-forms.js'
import { Notice } from './notice.js'

type Ask = (task: () => Promise<AccountView>) => Promise<void>

/** Who is signed in, and the way in and out; nothing at all where there is no identity service. */
export function Account({ isSigningIn = false }: { isSigningIn?: boolean }) {
  const { t } = useLingui()
  const [view, setView] = useState<AccountView>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    let isOld = false
    studio()
      .getAccount()
      .then(
        (found) => {
          if (!isOld) setView(found)
        },
        (error: unknown) => {
          if (!isOld) setFault(codeOf(error))
        },
      )
    return () => {
      isOld = true
    }
  }, [])

  const ask: Ask = async (task) => {
    setFault(undefined)
    setIsBusy(true)
    try {
      setView(await task())
      // The button that was pressed may be gone: whoever goes by keys begins here again.
      place.current?.focus()
    } catch (error) {
      setFault(codeOf(error))
      // A question may be over by now.
      setView(
        await studio()
          .getAccount()
          .catch(() => view),
      )
    } finally {
      setIsBusy(false)
    }
  }
  if (!view) return fault ? <Notice code={fault} onClose={() => setFault(undefined)} /> : null
  return (
    <section ref={place} tabIndex={-1} className={css.place} aria-label={t`Account`} aria-busy={isBusy}>
      <Standing {...{ view, isBusy, ask, isSigningIn }} />
      {fault ? <Notice code={fault} onClose={() => setFault(undefined)} /> : null}
    </section>
  )
}

interface PartProps {
  view: AccountView
  isBusy: boolean
  ask: Ask
}

function Standing({ isSigningIn, ...part }: PartProps & { isSigningIn: boolean }) {
  const { view, isBusy, ask } = part
  const { state } = view
  if (state.kind === 'in') return <SignedIn {...part} />
  if (state.kind === 'question')
    return (
      <AnswerForm
        // Another question has a field of its own.
        key={state.asks}
        question={state}
        isBusy={isBusy}
        onAnswer={(answer) => ask(() => studio().answerSignIn({ answer }))}
        onCancel={() => ask(() => studio().cancelSignIn())}
      />
    )
  return <SignedOut {...part} isConfirmed={state.isConfirmed} isWanted={isSigningIn} />
}

interface SignedOutProps extends PartProps {
  isConfirmed: boolean
  /** The form is open from the beginning. */
  isWanted: boolean
}

function SignedOut({ view, isBusy, ask, isConfirmed, isWanted }: SignedOutProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isWanted)
  const isShown = isOpen || isConfirmed
  return (
    <>
      <div className={css.line}>
        <span role="status">
          {isConfirmed ? (
            <Trans>Your account is confirmed. Sign in with it.</Trans>
          ) : (
            <Trans>Nobody is signed in. Only a mint elsewhere than on the devnet asks for an account.</Trans>
          )}
        </span>
        {isShown ? null : (
          <Button size="small" aria-expanded={false} aria-controls={id} onClick={() => setIsOpen(true)}>
            <Trans>Sign in</Trans>
          </Button>
        )}
      </div>
      <div id={id} className={css.form}>
        {isShown ? (
          <SignInForm
            isKept={view.isKept}
            isBusy={isBusy}
            onSignIn={(input) => ask(() => studio().signIn(input))}
            onClose={isConfirmed ? undefined : () => setIsOpen(false)}
          />
        ) : null}
      </div>
    </>
  )
}

function SignedIn({ view, isBusy, ask }: PartProps) {
  const { i18n } = useLingui()
  const [fault, setFault] = useState<string>()
  const { state, isKept, earlyAccessUrl } = view
  if (state.kind !== 'in') return null
  const { name, earlyAccess, asksDevice } = state
  return (
    <>
      <div className={css.line}>
        <span role="status" className={css.long}>
          <Trans>Signed in as {name}.</Trans>{' '}
          {earlyAccess === 'granted' ? <Trans>You have early access.</Trans> : null}
          {earlyAccess === 'missing' ? <Trans>This account has no early access yet.</Trans> : null}
          {earlyAccess === 'unknown' ? <Trans>Whether it has early access cannot be asked now.</Trans> : null}
          {isKept ? null : (
            <>
              {' '}
              <Trans>This system has no keyring: you are signed in until the studio closes.</Trans>
            </>
          )}
        </span>
        {earlyAccess === 'missing' && earlyAccessUrl ? (
          <Button
            size="small"
            onClick={() =>
              studio()
                .openEarlyAccess()
                .catch((error: unknown) => setFault(codeOf(error)))
            }
          >
            <Trans>Ask for early access</Trans>
          </Button>
        ) : null}
        <Button size="small" tone="bare" disabled={isBusy} onClick={() => ask(() => studio().signOut())}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      {earlyAccess === 'missing' && earlyAccessUrl ? (
        <p className={`${css.line} ${css.long}`}>
          <Trans>It is asked for at {earlyAccessUrl}; a premium membership gives it as well.</Trans>
        </p>
      ) : null}
      {asksDevice ? (
        <div className={css.line}>
          <span>
            <Trans>Should the service know this device, and ask for no code the next time?</Trans>
          </span>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => ask(() => studio().rememberDevice({ isWanted: true }))}
          >
            <Trans>Remember this device</Trans>
          </Button>
          <Button
            size="small"
            tone="bare"
            disabled={isBusy}
            onClick={() => ask(() => studio().rememberDevice({ isWanted: false }))}
          >
            <Trans>Not this one</Trans>
          </Button>
        </div>
      ) : null}
      {fault ? <p role="alert">{i18n._(faultWords(fault))}</p> : null}
    </>
  )
}
