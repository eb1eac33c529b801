import type { Attempt, Question } from '../machine/sign-in-state.js'
import type { Store } from '../port.js'
import type { KeySpace } from './key.js'

/** How long a question is kept: as long as the service's own sessions live. Sign-ups that wait are good for no longer. */
export const CHALLENGE_MS = 180_000

/** Keeps the question a sign-in waits with: a reload, or the next form post, goes on from there. Never the password. */
export async function keepChallenge(
  store: Store,
  keys: KeySpace,
  { attempt, challenge }: { readonly attempt: Attempt; readonly challenge: Question },
  now: number,
): Promise<void> {
  const { loginId, username, flow, clientMetadata } = attempt
  const { name, parameters, session } = challenge
  const kept = {
    loginId,
    username,
    flow,
    ...(clientMetadata ? { clientMetadata } : {}),
    name,
    parameters,
    session: session?.reveal(),
    until: now + CHALLENGE_MS,
  }
  await store.write(new Map([[keys.challenge, JSON.stringify(kept)]]))
}

export async function dropChallenge(store: Store, keys: KeySpace): Promise<void> {
  await store.write(new Map([[keys.challenge, undefined]]))
}
