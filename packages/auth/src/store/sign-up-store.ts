import { AUTO_SIGN_IN_MS, type Awaited, type Credentials } from '../machine/sign-up.js'
import type { Store } from '../port.js'
import { Secret } from '../secret.js'
import type { KeySpace } from './key.js'

/** A sign-up that waits, and since when. */
export interface KeptSignUp {
  readonly awaits: Awaited
  readonly credentials: Credentials
  readonly since: number
}

/** Keeps a sign-up that waits to be confirmed: a reload, or the next form post, goes on from there. Never the password. */
export async function keepSignUp(store: Store, keys: KeySpace, signUp: KeptSignUp): Promise<void> {
  const { awaits, credentials, since } = signUp
  const { username, session } = credentials
  const kept = { username, session: session?.reveal(), awaits, since }
  await store.write(new Map([[keys.signUp, JSON.stringify(kept)]]))
}

/** The sign-up kept, if there is one, it can be read and its three minutes are not over. */
export async function loadSignUp(store: Store, keys: KeySpace, now: number): Promise<KeptSignUp | undefined> {
  const kept = readKept((await store.read([keys.signUp])).get(keys.signUp))
  if (!kept) return undefined
  const { username, session, awaits, since } = kept
  if (typeof username !== 'string' || typeof session !== 'string') return undefined
  if (awaits !== 'code' && awaits !== 'link' && awaits !== 'nothing') return undefined
  if (typeof since !== 'number' || since > now || now - since > AUTO_SIGN_IN_MS) return undefined
  return { awaits, credentials: withoutPassword(username, session), since }
}

/** What signs in whoever has no password here any more. */
export function withoutPassword(username: string, session: string): Credentials {
  return { username, flow: 'USER_AUTH', password: undefined, session: new Secret(session) }
}

export async function dropSignUp(store: Store, keys: KeySpace): Promise<void> {
  await store.write(new Map([[keys.signUp, undefined]]))
}

function readKept(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
