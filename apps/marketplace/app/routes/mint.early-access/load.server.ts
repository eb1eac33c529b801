import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { botFields } from '#app/server/bot-check.server.js'
import { visit } from '#app/server/visit.server.js'

export function loader({ request }: LoaderFunctionArgs) {
  const { i18n, url, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`Early access to Mint Studio`),
      description: i18n._(msg`Leave an e-mail address, and we write when Mint Studio is ready for you.`),
      canonical: '/mint/early-access',
      languages: '/mint/early-access',
    }),
    isSubmitted: url.searchParams.has('submitted'),
    ...botFields(),
  }
}
