import { call } from '@chiaroscuro/api-client'
import { getSnapshotSigner } from '@chiaroscuro/contract/operation'
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type AskedSnapshot,
  type AskFault,
  readAsked,
  toSnapshotInput,
} from '#app/feature/snapshot/asked-snapshot.js'
import { settled } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, i18n, url, head } = visit(request)
  const typed = readAsked((name) => url.searchParams.get(name) ?? '')
  const signer = await settled(call(api, getSnapshotSigner, {}))
  return {
    typed,
    signer: signer.ok ? signer.value.public_key : null,
    // A download that was refused says so on its page.
    refused: refusalIn(url, typed),
    head: head({
      title: i18n._(msg`Snapshot of holders`),
      description: i18n._(
        msg`Who held a collection, a trait or a list of works at any height, as a signed file.`,
      ),
      canonical: '/tools/snapshot',
    }),
  }
}

const REFUSALS = ['no-block', 'holders', 'unsigned', 'often'] as const

function refusalIn(url: URL, typed: AskedSnapshot): AskFault | undefined {
  const refused = url.searchParams.get('refused')
  if (refused === null) return undefined
  const input = toSnapshotInput(typed)
  return 'kind' in input ? input : { kind: REFUSALS.find((one) => one === refused) ?? 'other' }
}
