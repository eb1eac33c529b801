import { ApiError, call } from '@chiaroscuro/api-client'
import { createAuction } from '@chiaroscuro/contract/operation'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRecord } from '#app/feature/endless/is-record.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { pagePath } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'
import type { SignedText } from '#app/wallet/wallet-port.js'

const MAX_BODY = 8192

/** Posts an auction in the name of whoever is signed in: `{id}`, or `{code, detail}` of what the API refused. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const { api } = visit(request)
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  const text = await request.text()
  const auction = text.length > MAX_BODY ? undefined : signedIn(text)
  if (!auction) return Response.json({ code: 'InvalidInput', detail: '' }, { status: 400, headers })
  try {
    const { id } = await call(api, createAuction, { auction })
    return Response.json({ id }, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, detail } = error
    return Response.json({ code: code ?? '', detail: detail ?? '' }, { status: status || 503, headers })
  }
}

/** What a wallet signed, as the page passes it on; it is the API that judges it. */
function signedIn(text: string): SignedText | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body)) return undefined
    const { message, public_key, signature, signing_mode } = body
    if (typeof message !== 'string' || typeof public_key !== 'string' || typeof signature !== 'string')
      return undefined
    return { message, public_key, signature, ...(typeof signing_mode === 'string' ? { signing_mode } : {}) }
  } catch {
    return undefined
  }
}

/** Nothing is to be read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}
