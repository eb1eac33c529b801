import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { waitingScreen } from '#app/identity/answer-form.js'
import type { Outcome, Screen } from '#app/identity/screen.js'
import { cookieHeaders, mayHaveSession, neededIdentity, viewerOf } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url, head } = visit(request)
  const identity = neededIdentity(request)
  const returnTo = returnPath(url.searchParams.get('returnTo'))
  if (mayHaveSession(request) && (await viewerOf(identity))) throw redirect(returnTo)
  const chosen = screenOf(url)
  if (chosen) await identity.auth.cancelSignIn()
  // After a form was posted its answer is shown, and to look at what waits could change it: the pool gives out another key.
  const isPosted = request.headers.has('content-type')
  const waits = identity.hasChallenge && !isPosted
  const screen = chosen ?? (waits ? await waitingScreen(identity.auth) : undefined)
  const outcome: Outcome = {
    screen: screen ?? { at: 'credentials' },
    ...(url.searchParams.has('confirmed') ? { note: 'confirmed' as const } : {}),
  }
  const facts = {
    title: i18n._(msg`Log in`),
    description: i18n._(msg`Sign in to your Chiaroscuro account.`),
    canonical: '/login',
    noIndex: true,
  }
  return data({ outcome, returnTo, head: head(facts) }, { headers: cookieHeaders(identity) })
}

/** Screens that have an address, for those without script. */
function screenOf({ searchParams }: URL): Screen | undefined {
  const at = searchParams.get('view')
  const username = searchParams.get('username')?.slice(0, 200) ?? ''
  if (at === 'forgot' || at === 'credentials') return { at, username }
  return at === 'reset' || at === 'confirm' ? { at, username } : undefined
}
