import { randomUUID } from 'node:crypto'
import { call } from '@chiaroscuro/api-client'
import { listMyRestrictions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const { restrictions } = await needed(request, call(api, listMyRestrictions, {}))
  const facts = {
    title: i18n._(msg`Decisions and appeals`),
    description: i18n._(
      msg`What the house hid, stopped or banned of yours, why, and what you say against it.`,
    ),
    noIndex: true,
  }
  return data(
    { formKey: randomUUID(), restrictions, head: head(facts) },
    { headers: cookieHeaders(identity) },
  )
}
