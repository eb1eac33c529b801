import { createHash } from 'node:crypto'
import type { socialFlow } from '../store/schema.js'

/** How long somebody has to answer at the service. */
export const FLOW_MS = 10 * 60_000
/** How long a state is remembered after that, so that a late answer can be told from one nobody asked for. */
export const REMEMBERED_MS = 24 * 3_600_000

export type Flow = typeof socialFlow.$inferSelect
export type Door = Flow['door']

/** What a service sent a browser back with, and who brings it. */
export interface Return {
  readonly provider: Flow['provider']
  readonly door: Door
  readonly browserHash: string
  readonly userId: string | undefined
  readonly code: string | undefined
  readonly error: string | undefined
}

/**
 * Why a way there and back came to nothing:
 * `unknown` nobody was sent with this state; `used` it was answered before; `over` too late; `other-browser` begun in
 * another one; `other-person` begun by somebody else, or by nobody who is signed in now; `denied` they said no; `failed` the
 * service would not, or sent no code; `code-refused` the service does not take its own code; `taken` another has the
 * account; `moved` the DID went to another holder meanwhile.
 */
export type FlowFault =
  | 'unknown'
  | 'used'
  | 'over'
  | 'other-browser'
  | 'other-person'
  | 'denied'
  | 'failed'
  | 'code-refused'
  | 'taken'
  | 'moved'

/**
 * Judges an answer against the flow that its state names: the code to exchange, or why not. `flow` is as it was before
 * this answer, which uses it up whatever is judged here.
 */
export function judge(
  flow: Flow | undefined,
  back: Return,
  now: number,
): { readonly code: string } | { readonly fault: FlowFault } {
  if (!flow || flow.provider !== back.provider || flow.door !== back.door) return { fault: 'unknown' }
  // Whose it is comes first: nobody learns of another's flow how it stands.
  if (flow.browserHash !== back.browserHash) return { fault: 'other-browser' }
  if (flow.subjectKind === 'account' && flow.subject !== back.userId) return { fault: 'other-person' }
  if (flow.usedAt !== null) return { fault: 'used' }
  if (flow.expiresAt <= now) return { fault: 'over' }
  if (back.error !== undefined) return { fault: back.error === 'access_denied' ? 'denied' : 'failed' }
  return back.code === undefined ? { fault: 'failed' } : { code: back.code }
}

/** What is kept of a state and of a browser's secret. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** PKCE's S256 (RFC 7636). */
export function pkceChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

const CALLBACKS: Readonly<Record<Door, (provider: Flow['provider']) => string>> = {
  user: (provider) => `/user/claim/${provider}/callback`,
  wallet: (provider) => `/wallet/claim/${provider}/callback`,
  discord: () => '/discord/callback',
}

/** Where the service sends people back to: the specification's routes, below the website's own address. */
export function callbackUrl(siteUrl: string, door: Door, provider: Flow['provider']): string {
  return siteUrl + CALLBACKS[door](provider)
}
