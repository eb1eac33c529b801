import { msg } from '@lingui/core/macro'
import { redirect } from '@remix-run/node'
import { env } from './env.server.js'
import {
  cookieHeaders,
  groupsOf,
  type Identity,
  identityOf,
  logUnread,
  mayHaveSession,
  neededIdentity,
  patientSession,
  sessionOf,
  toViewer,
  type Viewer,
} from './identity.server.js'
import { noSuchPage, pagePath, unavailable } from './respond.server.js'
import { verifyTokens } from './verify-tokens.server.js'

/** Groups of the user pool that have rooms of their own. */
export type Group = 'admin'

/** Who is signed in; anyone else is led to the login, and from there back here. */
export async function requireSession(request: Request): Promise<{ viewer: Viewer; identity: Identity }> {
  const identity = neededIdentity(request)
  const session = mayHaveSession(request)
    ? await sessionOf(identity).catch((error: unknown) => unreachable(request, error))
    : undefined
  const viewer = session && toViewer(session)
  if (viewer) return { viewer, identity }
  const returnTo = new URLSearchParams({ returnTo: pagePath(request) })
  throw redirect(`/login?${returnTo}`, { headers: cookieHeaders(identity) })
}

/** Who is signed in and of a group; for anyone else there is no such page. */
export async function requireGroup(
  request: Request,
  group: Group,
): Promise<{ viewer: Viewer; identity: Identity }> {
  const member = await memberOf(request, group)
  if (!member) throw noSuchPage(request)
  return member
}

/** Whether a request comes from somebody of a group. */
export async function isOfGroup(request: Request, group: Group): Promise<boolean> {
  return (await memberOf(request, group)) !== undefined
}

/**
 * A group is worth what the pool's own signature says of it: tokens are checked anew, by keys that are kept, before any
 * door opens. A pool that cannot be asked opens none.
 */
async function memberOf(request: Request, group: Group) {
  const pool = env().identity
  const identity = mayHaveSession(request) ? identityOf(request) : undefined
  if (!pool || !identity) return undefined
  const session = await patientSession(identity)
  const viewer = toViewer(session)
  const { accessToken, idToken } = session.tokens ?? {}
  if (!viewer || !accessToken || !idToken || !groupsOf(session).includes(group)) return undefined
  try {
    await verifyTokens({ accessToken: accessToken.text, idToken: idToken.text }, pool)
  } catch (error) {
    logUnread(error)
    return undefined
  }
  return { viewer, identity }
}

/** Nobody is sent to the login for a fault of ours: their session may well hold. What the pool refused is over. */
function unreachable(request: Request, error: unknown): undefined {
  logUnread(error)
  if (!(error instanceof Error && 'retryable' in error && error.retryable === true)) return undefined
  throw unavailable(
    request,
    msg`The sign-in service does not answer at the moment. Please try again in a minute.`,
  )
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
