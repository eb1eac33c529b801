import { call } from '@chiaroscuro/api-client'
import { listNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { readSort } from '#app/feature/item-filter/sort-bar.js'
import { toSoldNft } from '#app/feature/nft-card/card-nft.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const size = 48

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const cursor = url.searchParams.get('page')
  const page = await needed(
    request,
    call(api, listNfts, {
      listed: true,
      sort: readSort(url.searchParams, 'offer-new'),
      sensitive: false,
      size,
      ...(cursor ? { page: cursor } : {}),
    }),
  )
  return {
    head: head({
      title: i18n._(msg`New Listings`),
      description: i18n._(msg`NFTs on Chia that were put up for sale last, with their prices and sellers.`),
      canonical: '/new',
    }),
    list: toListPage(page, size, toSoldNft),
  }
}
