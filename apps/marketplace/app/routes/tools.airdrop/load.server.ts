import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { visit } from '#app/server/visit.server.js'

/** The page knows of nobody's wallet: all is read and signed in the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`Airdrop`),
      description: i18n._(
        msg`Pay many at once in XCH or a token, or give each a work. Everybody gets it once, whatever is interrupted.`,
      ),
      canonical: '/tools/airdrop',
    }),
  }
}
