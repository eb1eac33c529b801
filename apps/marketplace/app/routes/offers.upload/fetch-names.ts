import { type ApiClient, call } from '@chiaroscuro/api-client'
import { listNfts, listTokens } from '@chiaroscuro/contract/operation'
import type { KnownNames } from '#app/verify/known-names.js'
import type { OfferFacts } from '#app/verify/offer-reading.js'

/** As many works as one question may name, and tokens that a list holds. */
const MOST = 100

/** The names the API has for what an offer moves; none where it does not answer. */
export async function fetchNames(api: ApiClient, { offered, requested }: OfferFacts): Promise<KnownNames> {
  const items = [...offered, ...requested]
  const id = items.flatMap((item) => (item.kind === 'nft' ? [item.launcherId] : [])).slice(0, MOST)
  const hasToken = items.some(({ kind }) => kind === 'cat')
  const [nfts, tokens] = await Promise.all([
    id.length === 0
      ? []
      : call(api, listNfts, { id, size: MOST }).then(
          (page) => page.items,
          () => [],
        ),
    hasToken
      ? call(api, listTokens, { size: MOST }).then(
          (page) => page.items,
          () => [],
        )
      : [],
  ])
  return {
    works: new Map(nfts.flatMap((nft) => (nft.name?.trim() ? [[nft.id, nft.name.trim()] as const] : []))),
    tokens: new Map(tokens.map(({ id: asset, code, decimals }) => [asset, { code, decimals }])),
  }
}
