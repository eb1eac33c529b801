import { call } from '@chiaroscuro/api-client'
import { getMe } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const { profiles } = await needed(request, call(api, getMe, {}))
  const facts = {
    title: i18n._(msg`My Profiles`),
    description: i18n._(msg`The profiles you have claimed.`),
    noIndex: true,
  }
  return data({ profiles, head: head(facts) }, { headers: cookieHeaders(identity) })
}
