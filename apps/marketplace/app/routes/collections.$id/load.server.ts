import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  getCollection,
  getCollectionChart,
  getFacets,
  listDuplicates,
  listEvents,
  listHolders,
  listNfts,
  listWashTrades,
} from '@chiaroscuro/contract/operation'
import { parseCollectionId } from '@chiaroscuro/domain/id'
import { msg } from '@lingui/core/macro'
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readInterval } from '#app/feature/collection/interval.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { readTypes } from '#app/feature/event-table/type-filter.js'
import { readItemFilter, toNftFilter } from '#app/feature/item-filter/item-filter.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { aboutCollection } from '#app/server/about.server.js'
import { env } from '#app/server/env.server.js'
import { late, needed, settled, soon } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { cardPath } from '#app/social-card/card.js'
import type { Copies } from './checks.js'
import { drawnMarket } from './market-days.js'
import { toShownCollection } from './shown-collection.js'
import { type CollectionTab, readTab } from './tab.js'
import { verifiedBy } from './verified.server.js'

const size = 48

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, i18n, url, head, locale } = visit(request)
  const id = params.id ?? ''
  if (parseCollectionId(id) === undefined) throw await atItsId(request, api, id)
  const interval = readInterval(url.searchParams)
  const tab = readTab(url.searchParams)
  const market = late(
    context,
    call(api, getCollectionChart, { collection_id: id, interval }).then(drawnMarket),
  )
  const told = call(api, getCollection, { collection_id: id, interval })
  const [collection, verified, view] = await needed(
    request,
    Promise.all([
      told,
      told.then((known) => verifiedBy(api, i18n, known)),
      viewOf(tab, api, id, url, context),
    ]),
  )
  await soon(context, market)
  const said = head({
    title: collection.name,
    description:
      collection.description ??
      i18n._(msg`${collection.name}: an NFT collection on Chia, read from the chain.`),
    canonical: `/collections/${collection.id}`,
    card: cardPath('collections', collection.id, locale),
    noIndex: collection.blocked_content,
  })
  const about = collection.blocked_content
    ? undefined
    : aboutCollection(collection, { head: said, mediaOrigin: env().publicMediaUrl })
  return {
    head: { ...said, about },
    interval,
    collection: toShownCollection(collection),
    verified,
    market: market.part,
    ...(collection.sensitive_content ? veiled(view) : view),
  }
}

/** A handle is a short way to the page. */
async function atItsId(request: Request, api: ApiClient, handle: string): Promise<Response> {
  const { id } = await needed(request, call(api, getCollection, { collection_id: handle }))
  return redirect(`/collections/${id}`)
}

/** What its creator calls sensitive is so work by work. */
function veiled(view: Awaited<ReturnType<typeof viewOf>>): typeof view {
  if (view.tab !== 'items') return view
  const items = view.list.items.map((nft) => ({ ...nft, sensitive_content: true }))
  return { ...view, list: { ...view.list, items } }
}

function viewOf(tab: CollectionTab, api: ApiClient, id: string, url: URL, context: AppLoadContext) {
  if (tab === 'items') return items(api, id, url)
  if (tab === 'owners') return owners(api, id, url)
  if (tab === 'checks') return checks(api, id, url, context)
  return activity(api, id, url, tab === 'trades')
}

async function items(api: ApiClient, id: string, url: URL) {
  const filter = readItemFilter(url.searchParams)
  const cursor = url.searchParams.get('page')
  const asked = { ...toNftFilter(filter), collection_id: id }
  const [page, facets] = await Promise.all([
    call(api, listNfts, { ...asked, sort: filter.sort, size, ...(cursor ? { page: cursor } : {}) }),
    settled(call(api, getFacets, asked)),
  ])
  return {
    tab: 'items' as const,
    list: toListPage(page, size, toCardNft),
    facets: facets.ok ? facets.value : null,
  }
}

async function activity(api: ApiClient, id: string, url: URL, tradesOnly: boolean) {
  const cursor = url.searchParams.get('page')
  const type = tradesOnly ? [2] : readTypes(url.searchParams)
  const page = await call(api, listEvents, {
    collection: id,
    size,
    ...(type.length > 0 ? { type } : {}),
    ...(cursor ? { page: cursor } : {}),
  })
  return {
    tab: tradesOnly ? ('trades' as const) : ('activity' as const),
    list: toListPage(page, size, toShownEvent),
  }
}

async function owners(api: ApiClient, id: string, url: URL) {
  const cursor = url.searchParams.get('page')
  const page = await call(api, listHolders, { collection_id: id, size, ...(cursor ? { page: cursor } : {}) })
  return {
    tab: 'owners' as const,
    list: toListPage(page, size),
    spread: { buckets: page.buckets, owners: page.holder_count, items: page.nft_count },
  }
}

/** Copies shown beside the sales left out. */
const copiesShown = 24

async function checks(api: ApiClient, id: string, url: URL, context: AppLoadContext) {
  const cursor = url.searchParams.get('page')
  const asked = { collection_id: id }
  // The first who asks of a collection has its files compared, which can take seconds.
  const copies = late(context, call(api, listDuplicates, { ...asked, size: copiesShown }).then(toCopies))
  const washed = await call(api, listWashTrades, { ...asked, size, ...(cursor ? { page: cursor } : {}) })
  await soon(context, copies)
  return { tab: 'checks' as const, list: toListPage(washed, size), copies: copies.part }
}

function toCopies({ total, items }: Copies): Copies {
  return { total, items }
}
