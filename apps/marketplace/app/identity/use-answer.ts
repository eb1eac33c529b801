import { type FormEvent, useEffect, useState } from 'react'
import { pressed } from '#app/layout/pressed.js'
import { useSite } from '#app/layout/site.js'
import { asks, type Outcome } from './screen.js'

/**
 * Answers forms in the browser, so that the password never leaves it. Until the page has come alive, and where
 * what it needs cannot be loaded, the form is posted and the server answers it.
 */
export function useAnswer(first: Outcome, returnTo: string) {
  const { signIn: place } = useSite()
  const [outcome, setOutcome] = useState(first)
  const [busy, setBusy] = useState(false)
  useEffect(() => setOutcome(first), [first])
  useEffect(() => {
    if (!place || !waits(place.clientId)) return
    const resume = async () => {
      const { waiting } = await import('./in-browser.js')
      const screen = await waiting(place)
      if (screen) setOutcome((now) => ('screen' in now && now.screen.at === 'credentials' ? { screen } : now))
    }
    resume().catch(() => {})
  }, [place])
  const answer = async (form: FormData) => {
    if (!place) return
    setBusy(true)
    try {
      const { answerHere } = await import('./in-browser.js')
      const next = await answerHere(place, form)
      // A new page, not a new route: everything on it may differ for somebody who is signed in.
      if ('signedIn' in next) location.assign(returnTo)
      else {
        setOutcome(next)
        setBusy(false)
      }
    } catch (error) {
      setBusy(false)
      throw error
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: target } = event
    // Who pressed before the page came alive is asked by the server, and only the server knows of it.
    const isServers = outcome === first && asks(first)
    if (!place || busy || isServers) return
    event.preventDefault()
    answer(new FormData(target, pressed(event))).catch(() => target.submit())
  }
  const onFocus = () => {
    if (!place) return
    import('./in-browser.js').then(({ prepare }) => prepare(place)).catch(() => {})
  }
  /** At once, and not when the next page has come alive: it may be left before. */
  const giveUp = () => {
    if (place) forget(place.clientId)
  }
  return { outcome, busy, answer, onSubmit, onFocus, giveUp }
}

const keyOf = (clientId: string) => `CognitoSignInState.${clientId}`

/** Whether a sign-in was left with a question: only then is there anything to load. Who chose another screen has given it up. */
function waits(clientId: string): boolean {
  if (new URLSearchParams(location.search).has('view')) forget(clientId)
  try {
    return sessionStorage.getItem(keyOf(clientId)) !== null
  } catch {
    return false
  }
}

function forget(clientId: string): void {
  try {
    sessionStorage.removeItem(keyOf(clientId))
  } catch {
    // Where nothing is kept, nothing waits.
  }
}
