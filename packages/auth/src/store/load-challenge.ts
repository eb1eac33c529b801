import { isAsked } from '../machine/challenge-name.js'
import type { Attempt, Question } from '../machine/sign-in-state.js'
import type { Store } from '../port.js'
import { Secret } from '../secret.js'
import { isAuthFlow } from '../tokens.js'
import { CHALLENGE_MS } from './challenge-store.js'
import type { KeySpace } from './key.js'

/** The question kept, if there is one, it can be read and its time is not over. */
export async function loadChallenge(
  store: Store,
  keys: KeySpace,
  now: number,
): Promise<{ attempt: Attempt; challenge: Question } | undefined> {
  const kept = readKept((await store.read([keys.challenge])).get(keys.challenge))
  if (!kept) return undefined
  const { loginId, username, flow, name, session, until } = kept
  if (typeof loginId !== 'string' || typeof username !== 'string' || !isAuthFlow(flow) || !isAsked(name))
    return undefined
  if (typeof until !== 'number' || until < now || until > now + CHALLENGE_MS) return undefined
  const clientMetadata = kept.clientMetadata === undefined ? undefined : readTexts(kept.clientMetadata)
  return {
    attempt: { loginId, username, flow, ...(clientMetadata ? { clientMetadata } : {}) },
    challenge: {
      name,
      parameters: readTexts(kept.parameters),
      session: typeof session === 'string' ? new Secret(session) : undefined,
    },
  }
}

function readKept(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function readTexts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])))
}
