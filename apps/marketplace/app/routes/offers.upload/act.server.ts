import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { formText } from '#app/identity/form-text.js'
import { requireSameOrigin } from '#app/server/guard.server.js'
import { visit } from '#app/server/visit.server.js'
import { type ListResult, listOffer } from '#app/verify/list-offer.js'

/** Lists one offer for a browser without script; the API checks it as it checks every other. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const text = formText(await request.formData(), 'offer').trim()
  const result = await listOffer(visit(request).api, text)
  if ((result.is === 'listed' || result.is === 'known') && result.id !== null)
    return redirect(`/offers/${encodeURIComponent(result.id)}`, { status: 303 })
  return data({ text, result }, { status: statusOf(result) })
}

function statusOf({ is }: ListResult): number {
  return is === 'often' ? 429 : is === 'unreachable' ? 503 : 400
}
