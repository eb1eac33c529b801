import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pressed } from '#app/layout/pressed.js'
import { useSite } from '#app/layout/site.js'
import type { Registering } from './registering.js'

/** With script the page stays while it is confirmed, so that it can sign in with what was typed, which only it knows. */
export function useRegister(first: Registering | undefined, returnTo: string) {
  const { signIn: place } = useSite()
  const fetcher = useFetcher<Registering>()
  const typed = useRef<FormData>()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const state: Registering = fetcher.data ?? first ?? { at: 'sign-up', username: '' }
  const isDone = state.at === 'done'
  useEffect(() => {
    if (!isDone) return
    const query = new URLSearchParams({ confirmed: '', returnTo })
    const signIn = async () => {
      const form = typed.current
      if (!form || !place) return location.assign(`/login?${query}`)
      const { answerHere } = await import('#app/identity/in-browser.js')
      form.set('at', 'credentials')
      const outcome = await answerHere(place, form)
      location.assign('signedIn' in outcome ? returnTo : `/login?${query}`)
    }
    signIn().catch(() => location.assign(`/login?${query}`))
  }, [isDone, place, returnTo])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!alive) return
    event.preventDefault()
    const form = new FormData(event.currentTarget, pressed(event))
    if (form.get('at') === 'sign-up') typed.current = form
    fetcher.submit(form, { method: 'post', action: '/register' })
  }
  return { state, busy: fetcher.state !== 'idle', onSubmit, alive }
}
