import { call } from '@chiaroscuro/api-client'
import { listMyAuctions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toShownAuction } from '#app/feature/auction/shown-auction.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const size = 24

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const cursor = url.searchParams.get('page')
  const found = await needed(
    request,
    call(api, listMyAuctions, { size, ...(cursor ? { page: cursor } : {}) }),
  )
  const facts = {
    title: i18n._(msg`My Auctions`),
    description: i18n._(msg`The auctions you hold and held.`),
    noIndex: true,
  }
  return data(
    { now: found.now, list: toListPage(found, size, toShownAuction), head: head(facts) },
    { headers: cookieHeaders(identity) },
  )
}
