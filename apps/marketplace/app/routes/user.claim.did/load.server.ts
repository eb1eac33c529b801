import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const facts = {
    title: i18n._(msg`Claim a profile`),
    description: i18n._(msg`Prove with your wallet that a profile is yours.`),
    noIndex: true,
  }
  return data({ head: head(facts) }, { headers: cookieHeaders(identity) })
}
