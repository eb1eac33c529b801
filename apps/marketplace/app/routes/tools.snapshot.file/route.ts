import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ASKED_FIELDS, readAsked, toSnapshotInput } from '#app/feature/snapshot/asked-snapshot.js'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { notFound } from '#app/server/respond.server.js'
import { fetchSnapshot } from '#app/server/snapshot.server.js'

/** What is typed beyond this does not come back with a refusal: it would not fit into an address. */
const MOST_TYPED = 3000

/** A snapshot as a file, passed on as the API sends it. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const form = await request.formData()
  const input = toSnapshotInput(readAsked((name) => formText(form, name)))
  const answer = 'kind' in input ? input : await fetchSnapshot(input, request.signal)
  if (!(answer instanceof Response)) return refused(form, answer.kind)
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

/** Back to the page, which says why. */
function refused(form: FormData, kind: string): Response {
  const query = new URLSearchParams({ refused: kind })
  for (const name of ASKED_FIELDS) {
    const text = formText(form, name)
    if (text !== '' && query.toString().length + text.length <= MOST_TYPED) query.set(name, text)
  }
  return redirect(`/tools/snapshot?${query}`, 303)
}

/** Only forms come here. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw notFound(request)
}
