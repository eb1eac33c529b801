import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { requireGroup } from '#app/server/guard.server.js'
import { staffHeaders } from '#app/server/moderation.server.js'
import { needed } from '#app/server/respond.server.js'
import { supportersToPay } from '#app/server/supporters.server.js'
import { visit } from '#app/server/visit.server.js'

/** The airdrop tool, with a list of those who carry the place. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { identity } = await requireGroup(request, 'admin')
  const { api, i18n, url, head } = visit(request)
  const supporters = await needed(request, supportersToPay(api))
  const isAsked = url.searchParams.get('to') === 'supporters' && supporters.count > 0
  const page = {
    head: head({
      title: i18n._(msg`Airdrop`),
      description: i18n._(msg`Gifts to those who carry this place.`),
      noIndex: true,
    }),
    count: supporters.count,
    holders: isAsked ? supporters.csv : undefined,
  }
  return data(page, { headers: staffHeaders(identity) })
}
