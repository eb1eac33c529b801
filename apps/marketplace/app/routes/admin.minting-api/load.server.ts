import { call } from '@chiaroscuro/api-client'
import { getMintingOverview } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadModeration, staffHeaders } from '#app/server/moderation.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { moderation, identity } = await loadModeration(request, 'key')
  const { api, i18n, head } = visit(request)
  const page = {
    head: head({
      title: i18n._(msg`Who mints`),
      description: i18n._(msg`The minter, its customers and their keys.`),
      noIndex: true,
    }),
    moderation,
    overview: await needed(request, call(api, getMintingOverview, {})),
  }
  return data(page, { headers: staffHeaders(identity) })
}
