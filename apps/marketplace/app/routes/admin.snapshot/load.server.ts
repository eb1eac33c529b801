import { call } from '@chiaroscuro/api-client'
import { getSnapshotSigner, listEarlyAccess } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { toListPage } from '#app/feature/endless/list-page.js'
import { readAsked } from '#app/feature/snapshot/asked-snapshot.js'
import { requireGroup } from '#app/server/guard.server.js'
import { staffHeaders } from '#app/server/moderation.server.js'
import { needed, settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const SIZE = 50

/** The snapshot tool, and who asked for early access. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { identity } = await requireGroup(request, 'admin')
  const { api, i18n, url, head } = visit(request)
  const page = url.searchParams.get('asked')
  const [signer, asked] = await Promise.all([
    settled(call(api, getSnapshotSigner, {})),
    needed(request, call(api, listEarlyAccess, { size: SIZE, ...(page ? { page } : {}) })),
  ])
  const facts = {
    typed: readAsked((name) => url.searchParams.get(name) ?? ''),
    signer: signer.ok ? signer.value.public_key : null,
    asked: toListPage(asked, SIZE),
    head: head({
      title: i18n._(msg`Snapshots`),
      description: i18n._(msg`Who holds what, and who asked for early access.`),
      noIndex: true,
    }),
  }
  return data(facts, { headers: staffHeaders(identity) })
}
