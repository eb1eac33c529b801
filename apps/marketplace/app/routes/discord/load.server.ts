import { call } from '@chiaroscuro/api-client'
import { listSocialAccounts } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { cookieHeaders, identityOf, mayHaveSession, viewerOf } from '#app/server/identity.server.js'
import { settled } from '#app/server/respond.server.js'
import { offeredHere } from '#app/server/social.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, head } = visit(request)
  const facts = {
    title: i18n._(msg`Link Discord`),
    description: i18n._(
      msg`Show who you are on Discord on your profiles, and get the roles of your collections there.`,
    ),
    canonical: '/discord',
  }
  const shared = { isOffered: offeredHere().includes('discord'), head: head(facts) }
  if (!mayHaveSession(request)) return data({ ...shared, viewer: null })
  const identity = identityOf(request)
  const viewer = identity && (await viewerOf(identity))
  const accounts = viewer ? await settled(call(api, listSocialAccounts, {})) : undefined
  return data(
    {
      ...shared,
      viewer: viewer
        ? {
            name: viewer.name,
            accounts: accounts?.ok
              ? accounts.value.accounts.filter(({ provider }) => provider === 'discord')
              : null,
          }
        : null,
    },
    { headers: cookieHeaders(identity) },
  )
}
