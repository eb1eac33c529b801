import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { visit } from '#app/server/visit.server.js'

/** The page knows of nobody's wallet: all is read and signed in the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`Create an NFT`),
      description: i18n._(
        msg`Mint one work in the browser: its file kept and checked, its words in the field’s own format, signed by your wallet.`,
      ),
      canonical: '/nfts/create',
    }),
  }
}
