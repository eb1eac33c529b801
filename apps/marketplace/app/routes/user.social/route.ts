import { ApiError, call } from '@chiaroscuro/api-client'
import { startSocial, unlinkSocial } from '@chiaroscuro/contract/operation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { isSocialProvider } from '#app/feature/social/provider.js'
import { outcomeOf } from '#app/feature/social/social-outcome.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { notFound } from '#app/server/respond.server.js'
import { browserOf, callbackPath } from '#app/server/social.server.js'
import { visit } from '#app/server/visit.server.js'

/** Links or unlinks an account of another service, by a form of our own pages alone: no link of another site begins it. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const { api } = visit(request)
  const form = await request.formData()
  const provider = form.get('provider')
  if (!isSocialProvider(provider)) return new Response('There is no such service.', { status: 400 })
  const door = form.get('door') === 'discord' && provider === 'discord' ? 'discord' : 'user'
  const headers = cookieHeaders(identity)
  const to = (url: string) => redirect(url, { status: 303, headers })
  try {
    if (form.get('intent') === 'unlink') {
      await call(api, unlinkSocial, { provider })
      return to(returnPath(form.get('returnTo')))
    }
    const { browser, setCookie } = browserOf(request)
    const { authorize_url } = await call(api, startSocial, { provider, start: { door, browser } })
    headers.append('set-cookie', setCookie)
    return to(authorize_url)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What was unlinked already is unlinked.
    if (error.status === 404) return to(returnPath(form.get('returnTo')))
    const outcome = outcomeOf(refusalOf(error), error.status)
    return to(`${callbackPath(door, provider)}?${new URLSearchParams({ outcome })}`)
  }
}

/** Only forms come here. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}
