import type { Store } from '../port.js'
import { readToken } from '../token.js'
import type { SignInDetails, Tokens } from '../tokens.js'
import { isAuthFlow } from '../tokens.js'
import type { KeySpace, TokenPart } from './key.js'

/** The parts of a session, beside who it is of. */
export const PARTS = ['accessToken', 'idToken', 'refreshToken', 'clockDrift', 'signInDetails'] as const

/** The tokens that are kept, or `undefined` if nobody is signed in or what is kept cannot be read. */
export async function loadTokens(store: Store, keys: KeySpace): Promise<Tokens | undefined> {
  const username = (await store.read([keys.lastUser])).get(keys.lastUser)
  if (!username) return undefined
  const kept = await store.read(PARTS.map((part) => keys.token(username, part)))
  const part = (name: TokenPart) => kept.get(keys.token(username, name))
  const access = readToken(part('accessToken'))
  if (!access) return undefined
  const drift = Number(part('clockDrift') ?? 0)
  return {
    username,
    access,
    id: readToken(part('idToken')),
    refresh: part('refreshToken') || undefined,
    clockDrift: Number.isFinite(drift) ? drift : 0,
    signInDetails: readDetails(part('signInDetails')),
  }
}

function readDetails(text: string | undefined): SignInDetails | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDetails(value) ? { loginId: value.loginId, authFlowType: value.authFlowType } : undefined
  } catch {
    return undefined
  }
}

function isDetails(value: unknown): value is SignInDetails {
  if (typeof value !== 'object' || value === null) return false
  const { loginId, authFlowType } = value as Record<string, unknown>
  return typeof loginId === 'string' && isAuthFlow(authFlowType)
}
