import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { headTags } from '#app/layout/head.js'
import { neededIdentity } from '#app/server/identity.server.js'
import { visit } from '#app/server/visit.server.js'
import { PasskeyTestPage } from './page.js'

export function loader({ request }: LoaderFunctionArgs) {
  neededIdentity(request)
  const { i18n, head } = visit(request)
  const facts = {
    title: i18n._(msg`Passkey test`),
    description: i18n._(msg`Whether this browser can create and use a passkey.`),
    noIndex: true,
  }
  return { head: head(facts) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => headTags(data?.head)

export default PasskeyTestPage
