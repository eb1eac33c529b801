import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { SERVICE_NAMES } from '#app/feature/social/provider.js'
import { readSocialOutcome } from '#app/feature/social/social-outcome.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { finishWay, wayOfPath } from '#app/server/social.server.js'
import { visit } from '#app/server/visit.server.js'

/** Where services send people back to. What they bring is handed in once, and leaves the address at once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { door, provider } = wayOfPath(url.pathname)
  const headers = new Headers()
  if (url.searchParams.has('state')) {
    if (door !== 'wallet') {
      const { identity } = await requireSession(request)
      for (const [name, value] of cookieHeaders(identity)) headers.append(name, value)
    }
    const outcome = (await finishWay(request, api)) ?? 'unknown'
    headers.set('cache-control', 'no-store')
    const path = url.pathname.replace(/\.data$/, '')
    throw redirect(`${path}?${new URLSearchParams({ outcome })}`, { status: 303, headers })
  }
  const facts = {
    title: i18n._(msg`Link ${SERVICE_NAMES[provider]}`),
    description: i18n._(msg`What became of linking an account.`),
    noIndex: true,
  }
  headers.set('cache-control', 'no-store')
  return data(
    { door, provider, outcome: readSocialOutcome(url.searchParams.get('outcome')), head: head(facts) },
    { headers },
  )
}
