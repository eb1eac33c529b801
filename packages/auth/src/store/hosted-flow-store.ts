import type { Flow } from '../machine/hosted-sign-in.js'
import type { Store } from '../port.js'
import { Secret } from '../secret.js'
import type { KeySpace, OAuthPart } from './key.js'

/** What is kept of a sign-in that left for the hosted pages. */
const PARTS = ['inflightOAuth', 'oauthState', 'oauthPKCE', 'oauthNonce', 'oauthAway'] as const

/** Keeps what must come back from the hosted pages as it went, and that it is under way. */
export async function keepFlow(store: Store, keys: KeySpace, flow: Flow): Promise<void> {
  const texts: Record<(typeof PARTS)[number], string> = {
    inflightOAuth: 'true',
    oauthState: flow.state,
    oauthPKCE: flow.verifier.reveal(),
    oauthNonce: flow.nonce,
    oauthAway: JSON.stringify({ redirectUri: flow.redirectUri, since: flow.since }),
  }
  await store.write(new Map(PARTS.map((part) => [keys.oauth(part), texts[part]])))
}

/** The sign-in under way, or `undefined` if there is none or a part of it is lost. */
export async function loadFlow(store: Store, keys: KeySpace): Promise<Flow | undefined> {
  const kept = await store.read(PARTS.map((part) => keys.oauth(part)))
  const part = (name: OAuthPart) => kept.get(keys.oauth(name)) ?? ''
  const away = readAway(part('oauthAway'))
  const [state, nonce, verifier] = [part('oauthState'), part('oauthNonce'), part('oauthPKCE')]
  if (part('inflightOAuth') !== 'true' || !state || !nonce || !verifier || !away) return undefined
  return { state, nonce, verifier: new Secret(verifier), ...away }
}

/** Each sign-in comes back once. */
export async function dropFlow(store: Store, keys: KeySpace): Promise<void> {
  await store.write(new Map(PARTS.map((part) => [keys.oauth(part), undefined])))
}

function readAway(text: string): Pick<Flow, 'redirectUri' | 'since'> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { redirectUri, since } = value as Record<string, unknown>
    return typeof redirectUri === 'string' && typeof since === 'number' ? { redirectUri, since } : undefined
  } catch {
    return undefined
  }
}
