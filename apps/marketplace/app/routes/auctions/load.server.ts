import { call } from '@chiaroscuro/api-client'
import { getFeatured, listAuctions } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toShownAuction } from '#app/feature/auction/shown-auction.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { askedCollection } from '#app/server/asked-collection.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readOrder } from './order.js'
import { readPhase } from './phase.js'

const size = 24

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const phase = readPhase(url.searchParams)
  const order = readOrder(url.searchParams)
  const collection = await askedCollection(request, api)
  const cursor = url.searchParams.get('page')
  // What is featured stands before the whole list of what is going, on its first page.
  const isFirst = phase === 'active' && cursor === null && order === 'next' && !collection?.found
  const asked = {
    phase,
    size,
    ...(order === 'newest' ? { sort: order } : {}),
    ...(collection?.found ? { collection_id: collection.found.id } : {}),
    ...(cursor ? { page: cursor } : {}),
  }
  const [found, featured] = await Promise.all([
    needed(request, call(api, listAuctions, asked)),
    isFirst ? settled(call(api, getFeatured, {})) : undefined,
  ])
  const first = featured?.ok ? featured.value.auctions.map(toShownAuction) : []
  const list = toListPage(found, size, toShownAuction)
  return {
    head: head({
      title: i18n._(msg`Auctions`),
      description: i18n._(
        msg`NFT auctions on Chia: running, upcoming and ended, each signed by the owner and settled by hand.`,
      ),
      canonical: phase === 'active' ? '/auctions' : `/auctions?phase=${phase}`,
    }),
    phase,
    order,
    collection,
    now: found.now,
    featured: first,
    list: { ...list, items: list.items.filter(({ id }) => first.every((one) => one.id !== id)) },
  }
}
