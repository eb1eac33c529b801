import { call } from '@chiaroscuro/api-client'
import { getMinting, getMintingAccount, listApiKeys } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/server/env.server.js'
import { cookieHeaders, identityOf, mayHaveSession, viewerOf } from '#app/server/identity.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { mintingReference } from './reference.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const identity = mayHaveSession(request) ? identityOf(request) : undefined
  const viewer = identity && (await viewerOf(identity))
  const [minting, operations, own] = await Promise.all([
    needed(request, call(api, getMinting, {})),
    mintingReference(Date.now()),
    viewer ? needed(request, ownOf(api)) : null,
  ])
  const page = {
    minting,
    operations,
    own,
    api: env().publicApiUrl,
    head: head({
      title: i18n._(msg`Minting API`),
      description: i18n._(msg`Mint NFTs from a program: keys, credits in XCH, and every piece once.`),
      canonical: '/minting-api',
    }),
  }
  if (!viewer) return data(page, { headers: cookieHeaders(identity) })
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'private, no-store')
  return data(page, { headers })
}

async function ownOf(api: ReturnType<typeof visit>['api']) {
  const [account, { keys }] = await Promise.all([
    call(api, getMintingAccount, {}),
    call(api, listApiKeys, {}),
  ])
  return { account, keys: keys.filter(({ scopes }) => scopes.includes('mint')) }
}
