import { call } from '@chiaroscuro/api-client'
import { getMembership, getPremium } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const { identity } = await requireSession(request)
  const [membership, premium] = await needed(
    request,
    Promise.all([call(api, getMembership, {}), call(api, getPremium, {})]),
  )
  const facts = {
    title: i18n._(msg`My membership`),
    description: i18n._(msg`Until when it lasts, how to pay, and what was paid.`),
    noIndex: true,
  }
  return data({ membership, premium, head: head(facts) }, { headers: cookieHeaders(identity) })
}
