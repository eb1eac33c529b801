import { call } from '@chiaroscuro/api-client'
import { getHealth, getMintingOverview, getStatus } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { loadModeration, staffHeaders } from '#app/server/moderation.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { moderation, identity } = await loadModeration(request, 'queue')
  const { api, i18n, head } = visit(request)
  const [status, health, { minter, runs }] = await Promise.all([
    needed(request, call(api, getStatus, {})),
    needed(request, call(api, getHealth, {})),
    needed(request, call(api, getMintingOverview, {})),
  ])
  const page = {
    head: head({
      title: i18n._(msg`Health`),
      description: i18n._(msg`The index, the minter, and the work that waits for others.`),
      noIndex: true,
    }),
    moderation,
    status,
    queues: health.queues,
    minter: minter && { seenAt: minter.seen_at, stuck: runs.filter(({ attention }) => attention).length },
  }
  return data(page, { headers: staffHeaders(identity) })
}
