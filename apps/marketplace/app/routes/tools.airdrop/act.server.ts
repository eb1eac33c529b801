import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readAsked, toSnapshotInput } from '#app/feature/snapshot/asked-snapshot.js'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { fetchSnapshot } from '#app/server/snapshot.server.js'

/** Twenty thousand holders, as a snapshot writes them. */
const MOST_CHARACTERS = 4_000_000

/** The snapshot tool's own form, sent here: its holders become a list of recipients. */
export async function action({ request }: ActionFunctionArgs): Promise<{ holders: string }> {
  requireSameOrigin(request)
  const form = await request.formData()
  const input = toSnapshotInput(readAsked((name) => formText(form, name)))
  // The page where it was asked says what is wrong with it.
  if ('kind' in input) throw redirect('/tools/snapshot', 303)
  const answer = await fetchSnapshot({ ...input, format: 'csv' }, request.signal)
  if (!(answer instanceof Response)) throw redirect(`/tools/snapshot?refused=${answer.kind}`, 303)
  const holders = await answer.text()
  if (holders.length > MOST_CHARACTERS) throw redirect('/tools/snapshot?refused=holders', 303)
  return { holders }
}
