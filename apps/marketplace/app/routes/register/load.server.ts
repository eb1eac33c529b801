import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { botFields } from '#app/server/bot-check.server.js'
import { cookieHeaders, mayHaveSession, neededIdentity, viewerOf } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { visit } from '#app/server/visit.server.js'
import { enter } from './enter.server.js'
import type { Registering } from './registering.js'
import { loadWelcome } from './welcome.server.js'
import { welcomePath } from './welcome-path.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url, head } = visit(request)
  const identity = neededIdentity(request)
  const returnTo = returnPath(url.searchParams.get('returnTo'))
  if (mayHaveSession(request) && (await viewerOf(identity))) {
    if (url.searchParams.has('welcome')) return loadWelcome(request, returnTo)
    throw redirect(returnTo)
  }
  if (url.searchParams.has('again')) {
    await identity.auth.cancelSignUp()
    throw redirect(`/register?${new URLSearchParams({ returnTo })}`, { headers: cookieHeaders(identity) })
  }
  const waiting = identity.hasChallenge ? await identity.auth.resumeSignUp() : undefined
  if (waiting?.awaits === 'nothing') throw await enter(identity, welcomePath(returnTo))
  const state: Registering = waiting
    ? { at: 'confirm', username: waiting.username }
    : { at: 'sign-up', username: '' }
  const facts = {
    title: i18n._(msg`Create an account`),
    description: i18n._(msg`Create a Chiaroscuro account.`),
    canonical: '/register',
    noIndex: true,
  }
  return data({ state, returnTo, ...botFields(), head: head(facts) }, { headers: cookieHeaders(identity) })
}
