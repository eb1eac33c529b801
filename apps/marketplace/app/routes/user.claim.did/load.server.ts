import { call } from '@chiaroscuro/api-client'
import { listMyRestrictions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { banIn } from '#app/feature/appeal/ban-in.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const found = await settled(call(api, listMyRestrictions, {}))
  const facts = {
    title: i18n._(msg`Claim a profile`),
    description: i18n._(msg`Prove with your wallet that a profile is yours.`),
    noIndex: true,
  }
  return data(
    { head: head(facts), ban: found.ok ? banIn(found.value.restrictions) : null },
    { headers: cookieHeaders(identity) },
  )
}
