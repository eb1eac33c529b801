import { call } from '@chiaroscuro/api-client'
import { listOffers } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { cart } from '#app/feature/cart/cart.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { worksAskedFor } from '#app/server/works-asked-for.server.js'

/** The page knows nothing of anybody's cart; the browser asks it for the works by their ids (`id`), with their listings. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const nfts = await needed(request, worksAskedFor(api, url, cart.most))
  const id = nfts.flatMap(({ offer_id }) => offer_id ?? [])
  const offers = id.length === 0 ? [] : (await needed(request, call(api, listOffers, { id }))).items
  return {
    head: head({
      title: i18n._(msg`Cart`),
      description: i18n._(msg`Several works, bought at once: one transaction, all of them or none.`),
      canonical: '/cart',
    }),
    nfts,
    offers,
  }
}
