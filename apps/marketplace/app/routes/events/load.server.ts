import { call } from '@chiaroscuro/api-client'
import { getStatus, listEvents } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { readTypes } from '#app/feature/event-table/type-filter.js'
import { askedCollection } from '#app/server/asked-collection.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readPriceRange, toPriceFilter } from './price-range.js'

const size = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const types = readTypes(url.searchParams)
  const collection = await askedCollection(request, api)
  const range = readPriceRange(url.searchParams)
  const cursor = url.searchParams.get('page')
  const [page, status] = await Promise.all([
    needed(
      request,
      call(api, listEvents, {
        size,
        ...(collection?.found ? { collection: collection.found.id } : {}),
        ...(types.length > 0 ? { type: types } : {}),
        ...toPriceFilter(range),
        ...(cursor ? { page: cursor } : {}),
      }),
    ),
    settled(call(api, getStatus, {})),
  ])
  return {
    head: head({
      title: i18n._(msg`Activity`),
      description: i18n._(msg`Mints, trades, transfers and burns of NFTs on Chia as their blocks are read.`),
      canonical: '/events',
    }),
    types,
    collection,
    range,
    // Nothing new ever comes to an archive.
    still: status.ok && status.value.source === 'archive',
    list: toListPage(page, size, toShownEvent),
  }
}
