import { call } from '@chiaroscuro/api-client'
import { listMints } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readMintOrder } from './mint-order.js'
import { toShownBatch } from './shown-batch.js'

// Of up to a dozen works each: more would weigh more than 30 kB.
const size = 12

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const cursor = url.searchParams.get('page')
  const order = readMintOrder(url.searchParams)
  const page = await needed(
    request,
    call(api, listMints, {
      size,
      sort: order,
      ...(cursor ? { page: cursor } : {}),
    }),
  )
  return {
    head: head({
      title: i18n._(msg`Fresh Mints`),
      description: i18n._(msg`The newest NFTs on Chia, grouped by creator and block.`),
      canonical: '/mints',
    }),
    order,
    list: toListPage(page, size, toShownBatch),
  }
}
