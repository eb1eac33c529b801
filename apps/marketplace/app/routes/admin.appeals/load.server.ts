import { randomUUID } from 'node:crypto'
import { call } from '@chiaroscuro/api-client'
import { listAppeals } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { requireGroup } from '#app/server/guard.server.js'
import { staffHeaders } from '#app/server/moderation.server.js'
import { needed } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 20

export async function loader({ request }: LoaderFunctionArgs) {
  const { identity, viewer } = await requireGroup(request, 'admin')
  const { api, i18n, url, head } = visit(request)
  const cursor = url.searchParams.get('page')
  const asked = { size: SIZE, ...(cursor ? { page: cursor } : {}) }
  const found = await needed(request, call(api, listAppeals, asked))
  const facts = {
    title: i18n._(msg`Appeals`),
    description: i18n._(msg`What people say against decisions about what is theirs.`),
    noIndex: true,
  }
  const page = {
    formKey: randomUUID(),
    self: { id: viewer.id, name: viewer.name },
    appeals: toListPage(found, SIZE),
    head: head(facts),
  }
  return data(page, { headers: staffHeaders(identity) })
}
