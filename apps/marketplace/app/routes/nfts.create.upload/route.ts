import { ApiError, call } from '@chiaroscuro/api-client'
import { askUpload } from '@chiaroscuro/contract/operation'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRecord } from '#app/feature/endless/is-record.js'
import { requireSameOrigin, requireSession } from '#app/server/guard.server.js'
import { cookieHeaders } from '#app/server/identity.server.js'
import { refusalOf } from '#app/server/refusal.server.js'
import { pagePath } from '#app/server/respond.server.js'
import { visit } from '#app/server/visit.server.js'

const MAX_BODY = 1024

/** Asks for leave to put a file here, in the name of whoever is signed in; `{code}` of what the API refused. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  requireSameOrigin(request)
  const { identity } = await requireSession(request)
  const { api } = visit(request)
  const headers = cookieHeaders(identity)
  headers.set('cache-control', 'no-store')
  const text = await request.text()
  const upload = text.length > MAX_BODY ? undefined : promised(text)
  if (!upload) return Response.json({ code: 'InvalidInput' }, { status: 400, headers })
  try {
    return Response.json(await call(api, askUpload, { upload }), { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json(refusalOf(error), { status: error.status || 503, headers })
  }
}

/** A hash and a size; whether they may be is the API's to judge. */
function promised(text: string): { sha256: string; bytes: number } | undefined {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body)) return undefined
    const { sha256, bytes } = body
    return typeof sha256 === 'string' && typeof bytes === 'number' ? { sha256, bytes } : undefined
  } catch {
    return undefined
  }
}

/** Nothing is to be read here. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  throw new Response(`Page not found: ${pagePath(request)}`, { status: 404 })
}
