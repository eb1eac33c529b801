import { call } from '@chiaroscuro/api-client'
import { listEvents } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { loadModeration, staffHeaders } from '#app/server/moderation.server.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const LATEST = 8

export async function loader({ request }: LoaderFunctionArgs) {
  const { moderation, identity } = await loadModeration(request)
  const { api, i18n, url, head } = visit(request)
  const events = await settled(call(api, listEvents, { size: LATEST }))
  const page = {
    head: head({
      title: i18n._(msg`Moderation`),
      description: i18n._(msg`What is hidden and featured here, and why.`),
      noIndex: true,
    }),
    moderation,
    target: url.searchParams.get('target') ?? '',
    events: events.ok ? events.value.items.map(toShownEvent) : null,
  }
  return data(page, { headers: staffHeaders(identity) })
}
