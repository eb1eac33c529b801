import { call } from '@chiaroscuro/api-client'
import { listTokens } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { settled } from '#app/server/respond.server.js'
import { offeredHere } from '#app/server/social.server.js'
import { visit } from '#app/server/visit.server.js'
import { worksAskedFor } from '#app/server/works-asked-for.server.js'
import { MOST_SHOWN } from '#app/wallet/most-shown.js'
import { loadOwnPapers } from './own-papers.server.js'
import { readWalletTab } from './wallet-tab.js'

const TOKENS = 20

/** The page knows nothing of anybody's wallet; the browser asks for its works by their ids (`id`), for the rest by its `address`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const tab = readWalletTab(url.searchParams)
  const address = url.searchParams.get('address')
  const [found, tokens, papers] = await Promise.all([
    settled(worksAskedFor(api, url, MOST_SHOWN)),
    settled(call(api, listTokens, { size: TOKENS })),
    address === null ? null : loadOwnPapers(api, tab, address),
  ])
  return {
    head: head({
      title: i18n._(msg`Wallet`),
      description: i18n._(msg`Connect a wallet to trade. It signs; this site never holds keys or money.`),
      canonical: '/wallet',
    }),
    tab,
    papers,
    nfts: found.ok ? found.value : [],
    offered: offeredHere(),
    tokens: tokens.ok ? tokens.value.items : [],
  }
}
