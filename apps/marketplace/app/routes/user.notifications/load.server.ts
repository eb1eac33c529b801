import { call } from '@chiaroscuro/api-client'
import {
  getAlertPreferences,
  getMe,
  listAlerts,
  listMyRestrictions,
  listPushDevices,
  listWebhooks,
} from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { newsIn } from '#app/feature/appeal/news-in.js'
import { toListPage } from '#app/feature/endless/list-page.js'
import { requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 25

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const { identity } = await requireSession(request)
  const page = url.searchParams.get('page')
  const [found, preferences, { profiles }, push, { webhooks }, decided] = await needed(
    request,
    Promise.all([
      call(api, listAlerts, { size: SIZE, ...(page ? { page } : {}) }),
      call(api, getAlertPreferences, {}),
      call(api, getMe, {}),
      call(api, listPushDevices, {}),
      call(api, listWebhooks, {}),
      settled(call(api, listMyRestrictions, {})),
    ]),
  )
  const facts = {
    title: i18n._(msg`Notifications`),
    description: i18n._(msg`What happened to your works, and what you want to hear of.`),
    noIndex: true,
  }
  return data(
    {
      list: toListPage(found, SIZE),
      unread: found.unread,
      preferences,
      push,
      hooks: webhooks.map(({ id, about, url, last_answer, stopped_at }) => ({
        ...{ id, about, url },
        ...{ lastAnswer: last_answer, isStopped: stopped_at !== null },
      })),
      hasProfile: profiles.length > 0,
      decided: decided.ok ? newsIn(decided.value.restrictions, Date.now()) : null,
      head: head(facts),
    },
    { headers: cookieHeaders(identity) },
  )
}
