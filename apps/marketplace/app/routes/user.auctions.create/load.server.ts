import { call } from '@chiaroscuro/api-client'
import { getNft } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toCardNft } from '#app/feature/nft-card/card-nft.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { worksAskedFor } from '#app/server/works-asked-for.server.js'
import { MOST_SHOWN } from '#app/wallet/most-shown.js'

/** The work chosen (`nft`), or those of a wallet to choose from (`id`): the page knows of nobody's wallet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const nft_id = url.searchParams.get('nft')
  const [nft, nfts] = await Promise.all([
    nft_id ? needed(request, call(api, getNft, { nft_id })) : null,
    needed(request, worksAskedFor(api, url, MOST_SHOWN)),
  ])
  const facts = {
    title: i18n._(msg`Hold an auction`),
    description: i18n._(msg`Put a work of your wallet up for auction.`),
    noIndex: true,
  }
  return data(
    {
      head: head(facts),
      work: nft && {
        card: toCardNft(nft),
        launcherId: nft.id,
        coinId: nft.coin_id,
        owner: nft.owner_address?.encoded_id ?? null,
      },
      nfts,
    },
    { headers: cookieHeaders(identity) },
  )
}
