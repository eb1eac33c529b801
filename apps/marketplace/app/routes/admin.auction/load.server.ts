import { call } from '@chiaroscuro/api-client'
import { listAuctions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toShownAuction } from '#app/feature/auction/shown-auction.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { loadModeration, staffHeaders } from '#app/server/moderation.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 24

export async function loader({ request }: LoaderFunctionArgs) {
  const { moderation, identity } = await loadModeration(request, 'auction')
  const { api, i18n, url, head } = visit(request)
  const cursor = url.searchParams.get('page')
  const found = await needed(
    request,
    call(api, listAuctions, { sort: 'newest', size: SIZE, ...(cursor ? { page: cursor } : {}) }),
  )
  const page = {
    head: head({
      title: i18n._(msg`Moderation of auctions`),
      description: i18n._(msg`What is hidden and featured here, and why.`),
      noIndex: true,
    }),
    moderation,
    now: found.now,
    auctions: toListPage(found, SIZE, toShownAuction),
  }
  return data(page, { headers: staffHeaders(identity) })
}
