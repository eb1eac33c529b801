import { call } from '@chiaroscuro/api-client'
import { getFacets, listNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { readItemFilter, toNftFilter } from '#app/feature/item-filter/item-filter.js'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const size = 48

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const filter = readItemFilter(url.searchParams)
  const cursor = url.searchParams.get('page')
  // Traits of different collections do not add up, and ranks compare within one.
  const asked = {
    ...toNftFilter({ ...filter, traits: [], minRank: '', maxRank: '' }),
    ...(filter.sensitive ? {} : { sensitive: false }),
  }
  const [page, facets] = await Promise.all([
    needed(
      request,
      call(api, listNfts, { ...asked, sort: filter.sort, size, ...(cursor ? { page: cursor } : {}) }),
    ),
    settled(call(api, getFacets, asked)),
  ])
  return {
    head: head({
      title: i18n._(msg`Items`),
      description: i18n._(
        msg`Every NFT on Chia, newest first: filter by price and type, see who made and holds it.`,
      ),
      canonical: '/nfts',
    }),
    list: toListPage(page, size, toCardNft),
    facets: facets.ok ? { ...facets.value, traits: [] } : null,
  }
}
