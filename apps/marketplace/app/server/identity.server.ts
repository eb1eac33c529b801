import { randomBytes } from 'node:crypto'
import type { Auth, AuthSession } from '@chiaroscuro/auth'
import { CHALLENGE_MS, type RequestStores, sealedCookie, serverAuth } from '@chiaroscuro/auth/node'
import { deviceName } from '#app/identity/device-name.js'
import { env, type IdentityEnv } from './env.server.js'
import { notFound } from './respond.server.js'

/** Who a request comes from. */
export interface Viewer {
  /** The `sub`; never changes. */
  id: string
  /** What the account menu shows. */
  name: string
  email: string
}

/** The identity a request carries in its cookies, and the cookies its answer has to set. */
export interface Identity {
  auth: Auth
  /** Whether a sign-in waits with a question. */
  hasChallenge: boolean
  setCookies(): string[]
}

const SESSION_SECONDS = 30 * 86_400
/** A sign-up that waits for its code and one that never will look alike. */
const CHALLENGE_BYTES = 2_048

let shared: ((stores: RequestStores) => Auth) | undefined

function authOf({ poolId, clientId, region, endpoint }: IdentityEnv, stores: RequestStores): Auth {
  const userPool = { id: poolId, clientId, region, ...(endpoint ? { endpoint } : {}) }
  shared ??= serverAuth({ userPool })
  return shared(stores)
}

/** `undefined` where no user pool is configured. */
export function identityOf(request: Request): Identity | undefined {
  const { identity, publicUrl } = env()
  if (!identity) return undefined
  const header = request.headers.get('cookie')
  const secure = (publicUrl ?? request.url).startsWith('https:')
  const cookie = (name: string, maxAgeSeconds: number, padTo = 1) =>
    sealedCookie({
      header,
      name,
      secrets: identity.sessionSecrets,
      maxAgeSeconds,
      padTo,
      secure,
      random: (n) => new Uint8Array(randomBytes(n)),
      now: Date.now,
    })
  const session = cookie('session', SESSION_SECONDS)
  const challenge = cookie('sign-in', CHALLENGE_MS / 1000, CHALLENGE_BYTES)
  return {
    auth: authOf(identity, {
      store: session.store,
      challengeStore: challenge.store,
      deviceName: deviceName(request.headers.get('user-agent') ?? '') || undefined,
    }),
    hasChallenge: header?.includes('sign-in.0=') ?? false,
    setCookies: () => [...session.setCookies(), ...challenge.setCookies()],
  }
}

/** The same, for routes that are nothing without one. */
export function neededIdentity(request: Request): Identity {
  const identity = identityOf(request)
  if (!identity) throw notFound(request)
  return identity
}

/** Whether a request carries a session at all; most do not, and cost nothing. */
export function mayHaveSession(request: Request): boolean {
  return request.headers.get('cookie')?.includes('session.0=') ?? false
}

/** A page does not wait longer than this to learn who looks at it. */
const PATIENCE_MS = 2_500

/** The pool was too slow for this request. Whoever is signed in stays so. */
class SlowPoolError extends Error {
  override readonly name = 'SlowPoolError'
  readonly retryable = true
}

/** The session, refreshed where it has expired. Rejects where it cannot be told whether it still holds. */
export async function sessionOf({ auth }: Identity, patienceMs = PATIENCE_MS): Promise<AuthSession> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const late = new SlowPoolError(`The user pool did not answer within ${patienceMs} ms`)
    timer = setTimeout(reject, patienceMs, late)
  })
  try {
    return await Promise.race([auth.fetchAuthSession(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The same where a page goes on without: a user pool that cannot be reached, or is slow, signs nobody
 * out, but the person counts as absent for this one request.
 */
export function patientSession(identity: Identity, patienceMs?: number): Promise<AuthSession> {
  return sessionOf(identity, patienceMs).catch((error: unknown) => {
    logUnread(error)
    return {}
  })
}

export function logUnread(error: unknown): void {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'a session cannot be refreshed')
}

/** Who is there, if anybody is. */
export async function viewerOf(identity: Identity, patienceMs?: number): Promise<Viewer | undefined> {
  return toViewer(await patientSession(identity, patienceMs))
}

/** What the ID token says of a person. */
export function toViewer({ tokens, userSub }: AuthSession): Viewer | undefined {
  const claims = tokens?.idToken?.payload
  if (!userSub || !claims) return undefined
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined)
  const email = text('email') ?? ''
  return { id: userSub, name: text('name') ?? email.split('@')[0] ?? '', email }
}

/** The groups an ID token names; whoever opens a door by one has its signature checked (`requireGroup`). */
export function groupsOf({ tokens }: AuthSession): readonly string[] {
  const groups = tokens?.idToken?.payload['cognito:groups']
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
}

/** The way to the rooms of the admin group, for its members; nothing at all for anybody else. */
export function staffDoor(session: AuthSession): { staffPath?: string } {
  return groupsOf(session).includes('admin') ? { staffPath: '/admin/events' } : {}
}

/** Headers that carry an identity's cookies. */
export function cookieHeaders(identity: Identity | undefined): Headers {
  const headers = new Headers()
  for (const cookie of identity?.setCookies() ?? []) headers.append('set-cookie', cookie)
  return headers
}
