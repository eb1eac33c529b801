import { call } from '@chiaroscuro/api-client'
import { search } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { SearchData } from '#app/feature/search-list/search-data.js'
import type { Head } from '#app/layout/head.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { withKnown } from './known.server.js'

const longest = 200

export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData & { head: Head }> {
  const { api, i18n, url, head } = visit(request)
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longest)
  const facts = {
    query,
    head: head({
      title: query ? i18n._(msg`Search: ${query}`) : i18n._(msg`Search`),
      description: i18n._(msg`Find collections, items and addresses on the Chia blockchain.`),
      canonical: '/search',
      noIndex: true,
    }),
  }
  if (query === '') return facts
  const answer = await settled(call(api, search, { query }))
  if (!answer.ok) return { ...facts, failed: true }
  return { ...facts, ...(await withKnown(api, query, answer.value)) }
}
