import { redirect } from '@remix-run/node'
import {
  cookieHeaders,
  findViewer,
  type Identity,
  mayHaveSession,
  neededIdentity,
  type Viewer,
} from './identity.server.js'

/** The path of the page a request is for, whether it is fetched whole or as data. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const path = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Who is signed in; anyone else is led to the login, and from there back here. */
export async function requireSession(request: Request): Promise<{ viewer: Viewer; identity: Identity }> {
  const identity = neededIdentity(request)
  const viewer = mayHaveSession(request) ? await findViewer(identity).catch(unreachable) : undefined
  if (viewer) return { viewer, identity }
  const returnTo = new URLSearchParams({ returnTo: pagePath(request) })
  throw redirect(`/login?${returnTo}`, { headers: cookieHeaders(identity) })
}

/** Nobody is sent to the login for a fault of ours: their session may well hold. What the pool refused is over. */
function unreachable(error: unknown): undefined {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'a session cannot be refreshed')
  if (!(error instanceof Error && 'retryable' in error && error.retryable === true)) return undefined
  const words = 'The sign-in service does not answer at the moment. Please try again in a minute.'
  throw new Response(words, { status: 503, headers: { 'retry-after': '30' } })
}

/** Forms and calls that change who is signed in come from our own pages only. */
export function requireSameOrigin(request: Request, publicOrigin: string | undefined): void {
  const from = request.headers.get('origin')
  const own = new URL(request.url)
  const host = request.headers.get('host')
  const allowed = [publicOrigin, own.origin, ...(host ? [`http://${host}`, `https://${host}`] : [])]
  if (from === null ? request.headers.get('sec-fetch-site') === 'cross-site' : !allowed.includes(from))
    throw new Response('This request comes from another site.', { status: 403 })
}
