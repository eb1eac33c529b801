import { call } from '@chiaroscuro/api-client'
import { listNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { mostWatched } from '#app/feature/watchlist/watched.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** The page knows nothing of anybody's list; the browser asks it for the works by their ids (`id`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const id = [...new Set(url.searchParams.getAll('id'))].slice(0, mostWatched)
  const found =
    id.length === 0 ? [] : (await needed(request, call(api, listNfts, { id, size: mostWatched }))).items
  return {
    head: head({
      title: i18n._(msg`Watchlist`),
      description: i18n._(msg`The works you watch. The list is kept in your browser and nowhere else.`),
      canonical: '/watchlist',
    }),
    nfts: found,
  }
}
