import { call } from '@chiaroscuro/api-client'
import { listProfiles } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readInterval } from '#app/feature/collection/interval.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readRanking } from './ranking.js'

const size = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const interval = readInterval(url.searchParams)
  const { sort, search } = readRanking(url.searchParams)
  const cursor = url.searchParams.get('page')
  const page = await needed(
    request,
    call(api, listProfiles, {
      interval,
      sort,
      size,
      ...(search ? { search } : {}),
      ...(cursor ? { page: cursor } : {}),
    }),
  )
  return {
    head: head({
      title: i18n._(msg`Top Profiles`),
      description: i18n._(
        msg`Creators and collectors on Chia, ranked by what was sold of their work and what they sold and bought.`,
      ),
      canonical: '/profiles',
    }),
    interval,
    sort,
    search,
    list: toListPage(page, size),
  }
}
