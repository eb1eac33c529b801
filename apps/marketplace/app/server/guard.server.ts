import { redirect } from '@remix-run/node'
import { env } from './env.server.js'
import {
  cookieHeaders,
  type Identity,
  logUnread,
  mayHaveSession,
  neededIdentity,
  sessionOf,
  toViewer,
  type Viewer,
} from './identity.server.js'
import { pagePath } from './respond.server.js'

/** Who is signed in; anyone else is led to the login, and from there back here. */
export async function requireSession(request: Request): Promise<{ viewer: Viewer; identity: Identity }> {
  const identity = neededIdentity(request)
  const session = mayHaveSession(request) ? await sessionOf(identity).catch(unreachable) : undefined
  const viewer = session && toViewer(session)
  if (viewer) return { viewer, identity }
  const returnTo = new URLSearchParams({ returnTo: pagePath(request) })
  throw redirect(`/login?${returnTo}`, { headers: cookieHeaders(identity) })
}

/** Nobody is sent to the login for a fault of ours: their session may well hold. What the pool refused is over. */
function unreachable(error: unknown): undefined {
  logUnread(error)
  if (!(error instanceof Error && 'retryable' in error && error.retryable === true)) return undefined
  const words = 'The sign-in service does not answer at the moment. Please try again in a minute.'
  throw new Response(words, { status: 503, headers: { 'retry-after': '30' } })
}

/** Forms and calls that change who is signed in come from our own pages only. */
export function requireSameOrigin(request: Request, publicOrigin = env().publicUrl): void {
  const from = request.headers.get('origin')
  const own = new URL(request.url)
  const host = request.headers.get('host')
  const allowed = [publicOrigin, own.origin, ...(host ? [`http://${host}`, `https://${host}`] : [])]
  if (from === null ? request.headers.get('sec-fetch-site') === 'cross-site' : !allowed.includes(from))
    throw new Response('This request comes from another site.', { status: 403 })
}
