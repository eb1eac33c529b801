import { call } from '@chiaroscuro/api-client'
import { listMyCollections, listNfts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed, noSuchPage, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

/** Works to choose a banner from. */
const MOST_WORKS = 36

/** One's own collections; with `id`, the one that is edited. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const { collections } = await needed(request, call(api, listMyCollections, {}))
  const id = url.searchParams.get('id')
  const edited = collections.find((one) => one.id === id) ?? null
  if (id !== null && !edited) throw noSuchPage(request)
  const works = edited
    ? await settled(call(api, listNfts, { collection_id: edited.id, burned: false, size: MOST_WORKS }))
    : undefined
  const facts = {
    title: i18n._(msg`My Collections`),
    description: i18n._(msg`What your collections say of themselves.`),
    noIndex: true,
  }
  return data(
    { collections, edited, works: works?.ok ? works.value.items.map(toCardNft) : [], head: head(facts) },
    { headers: cookieHeaders(identity) },
  )
}
