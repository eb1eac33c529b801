import { call } from '@chiaroscuro/api-client'
import { getCollection, getPremium, listSearches } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import { readSearch } from './read-search.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const typed = readSearch((name) => url.searchParams.get(name) ?? '')
  const [found, premium, collection] = await Promise.all([
    needed(request, call(api, listSearches, {})),
    settled(call(api, getPremium, {})),
    typed.collection === ''
      ? undefined
      : settled(call(api, getCollection, { collection_id: typed.collection })),
  ])
  const name = collection?.ok ? (collection.value.name ?? '') : typed.words
  const facts = {
    title: i18n._(msg`Saved searches`),
    description: i18n._(msg`What you look out for: you are told when such a work is listed.`),
    noIndex: true,
  }
  return data(
    {
      ...found,
      typed: { ...typed, name: typed.name || name.slice(0, 80) },
      mostPremium: premium.ok && premium.value.price ? premium.value.premium.saved_searches : null,
      head: head(facts),
    },
    { headers: cookieHeaders(identity) },
  )
}
