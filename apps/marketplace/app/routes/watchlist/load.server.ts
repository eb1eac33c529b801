import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { watchlist } from '#app/feature/watchlist/watchlist.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { worksAskedFor } from '#app/server/works-asked-for.server.js'

/** The page knows nothing of anybody's list; the browser asks it for the works by their ids (`id`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`Watchlist`),
      description: i18n._(msg`The works you watch. The list is kept in your browser and nowhere else.`),
      canonical: '/watchlist',
    }),
    nfts: await needed(request, worksAskedFor(api, url, watchlist.most)),
  }
}
