import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { pressed } from '#app/layout/pressed.js'
import { type SignInPlace, useSite } from '#app/layout/site.js'
import type { Registering } from './registering.js'
import { type Look, useLook } from './use-look.js'
import { welcomePath } from './welcome-path.js'

/**
 * With script the page stays while it is confirmed, so that it can sign in with what was typed, which only it knows.
 * A page that was loaded again does not know it any more; then the server does, by the sign-up's session.
 */
export function useRegister(first: Registering, returnTo: string) {
  const { signIn: place } = useSite()
  const next = welcomePath(returnTo)
  const fetcher = useFetcher<Registering>()
  const typed = useRef<FormData>()
  const state: Registering = fetcher.data ?? first
  const isDone = state.at === 'done'
  const busy = fetcher.state !== 'idle'
  useEffect(() => {
    if (!isDone) return
    const query = new URLSearchParams({ confirmed: '', returnTo: next })
    const signIn = async () => {
      const form = typed.current
      const signedIn = form && place && (await signInHere(place, form)) === 'signed in'
      location.assign(signedIn ? next : `/login?${query}`)
    }
    signIn().catch(() => location.assign(`/login?${query}`))
  }, [isDone, place, next])
  useLook(state.at === 'confirm', async () => {
    if (busy) return 'not yet'
    const form = typed.current
    const look = form && place ? await signInHere(place, form) : await askServer()
    if (look === 'signed in') location.assign(next)
    if (look === 'asked more') location.assign(`/login?${new URLSearchParams({ returnTo: next })}`)
    return look
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, pressed(event))
    if (form.get('at') === 'sign-up') typed.current = form
    else if (typed.current) form.set('script', '1')
    fetcher.submit(form, { method: 'post', action: '/register' })
  }
  return { state, busy, onSubmit }
}

async function signInHere(place: SignInPlace, typed: FormData): Promise<Look> {
  const { answerHere } = await import('#app/identity/in-browser.js')
  typed.set('at', 'credentials')
  const outcome = await answerHere(place, typed)
  if ('signedIn' in outcome) return 'signed in'
  if (outcome.fault) return outcome.fault === 'NetworkError' ? 'not yet' : 'over'
  return outcome.screen.at === 'confirm' ? 'not yet' : 'asked more'
}

/** Whether the sign-up that waits in this browser's cookies was confirmed elsewhere. */
async function askServer(): Promise<Look> {
  const answer = await fetch('/session', { method: 'PUT' }).catch(() => undefined)
  if (answer?.status === 204) return 'signed in'
  return answer?.status === 409 ? 'asked more' : 'not yet'
}
