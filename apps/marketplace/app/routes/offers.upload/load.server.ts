import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { visit } from '#app/server/visit.server.js'

export function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`Upload offers`),
      description: i18n._(msg`Offer files are checked in your own browser, and listed for everybody.`),
      canonical: '/offers/upload',
    }),
  }
}
