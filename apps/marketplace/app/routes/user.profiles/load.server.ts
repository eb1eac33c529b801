import { call } from '@chiaroscuro/api-client'
import { getMe, listMyRestrictions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { banIn, hidingsIn } from '#app/feature/appeal/ban-in.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const [{ profiles }, found] = await Promise.all([
    needed(request, call(api, getMe, {})),
    settled(call(api, listMyRestrictions, {})),
  ])
  const restrictions = found.ok ? found.value.restrictions : []
  const facts = {
    title: i18n._(msg`My Profiles`),
    description: i18n._(msg`The profiles you have claimed.`),
    noIndex: true,
  }
  return data(
    { profiles, ban: banIn(restrictions), hidings: hidingsIn(restrictions), head: head(facts) },
    { headers: cookieHeaders(identity) },
  )
}
