import { call } from '@chiaroscuro/api-client'
import { getAddress, listEvents, listNfts } from '@chiaroscuro/contract/operation'
import { shorten } from '@chiaroscuro/ui'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { readTypes } from '#app/feature/event-table/type-filter.js'
import { readSort } from '#app/feature/item-filter/sort-bar.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const size = 48

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const id = params.id ?? ''
  const tab = url.searchParams.get('tab') === 'activity' ? ('activity' as const) : ('owned' as const)
  const cursor = url.searchParams.get('page')
  const type = readTypes(url.searchParams)
  const paging = { size, ...(cursor ? { page: cursor } : {}) }
  const [address, view] = await needed(
    request,
    Promise.all([
      call(api, getAddress, { address_id: id }),
      tab === 'owned'
        ? call(api, listNfts, {
            owner_address_id: id,
            sort: readSort(url.searchParams, 'moved'),
            ...paging,
          }).then((page) => ({
            tab,
            list: toListPage(page, size, toCardNft),
          }))
        : call(api, listEvents, { address_id: id, ...paging, ...(type.length > 0 ? { type } : {}) }).then(
            (page) => ({
              tab,
              list: toListPage(page, size, toShownEvent),
            }),
          ),
    ]),
  )
  const short = shorten(address.encoded_id)
  return {
    head: head({
      title: i18n._(msg`Address ${short}`),
      description: i18n._(msg`NFTs held by ${address.encoded_id} and what happened to them.`),
      canonical: `/address/${address.encoded_id}`,
    }),
    address,
    ...view,
  }
}
