import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { visit } from '#app/server/visit.server.js'

/** Nothing is asked: the worker keeps this page for when there is nobody to ask. */
export function loader({ request }: LoaderFunctionArgs) {
  const { i18n, head } = visit(request)
  return {
    head: head({
      title: i18n._(msg`You are offline`),
      description: i18n._(msg`Pages you have seen can be read without a network.`),
      canonical: '/offline',
      noIndex: true,
    }),
  }
}
