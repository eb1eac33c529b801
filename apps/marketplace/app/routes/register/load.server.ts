import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { botFields } from '#app/server/bot-check.server.js'
import { cookieHeaders, mayHaveSession, neededIdentity, viewerOf } from '#app/server/identity.server.js'
import { returnPath } from '#app/server/preference.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url, head } = visit(request)
  const identity = neededIdentity(request)
  const returnTo = returnPath(url.searchParams.get('returnTo'))
  if (mayHaveSession(request) && (await viewerOf(identity))) throw redirect(returnTo)
  const facts = {
    title: i18n._(msg`Create an account`),
    description: i18n._(msg`Create a Chiaroscuro account.`),
    canonical: '/register',
    noIndex: true,
  }
  return data({ returnTo, ...botFields(), head: head(facts) }, { headers: cookieHeaders(identity) })
}
