import { call } from '@chiaroscuro/api-client'
import { getPremium } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  return {
    premium: await needed(request, call(api, getPremium, {})),
    head: head({
      title: i18n._(msg`Premium`),
      description: i18n._(msg`What premium membership gives, and what it costs in XCH.`),
      canonical: '/premium',
    }),
  }
}
