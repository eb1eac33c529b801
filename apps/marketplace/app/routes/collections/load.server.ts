import { call } from '@chiaroscuro/api-client'
import { listCollections } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { readRanking } from '#app/feature/ranking/read-ranking.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { rankings } from './ranking.js'
import { toTabledCollection } from './tabled-collection.js'

const size = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { shown, ask } = readRanking(url.searchParams, rankings)
  const page = await needed(request, call(api, listCollections, { ...ask, size }))
  return {
    head: head({
      title: i18n._(msg`Top Collections`),
      description: i18n._(msg`NFT collections on Chia ranked by volume, floor, trades, items and owners.`),
      canonical: '/collections',
    }),
    ...shown,
    list: toListPage(page, size, toTabledCollection),
  }
}
