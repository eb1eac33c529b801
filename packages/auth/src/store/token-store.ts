import type { Store } from '../port.js'
import type { Tokens } from '../tokens.js'
import type { KeySpace, OAuthPart } from './key.js'
import { PARTS } from './load-tokens.js'

const OAUTH_PARTS: readonly OAuthPart[] = [
  'inflightOAuth',
  'oauthSignIn',
  'oauthPKCE',
  'oauthState',
  'oauthNonce',
  'oauthAway',
]

/** Keeps these tokens as those of the person signed in. */
export async function saveTokens(store: Store, keys: KeySpace, tokens: Tokens): Promise<void> {
  const { username, signInDetails } = tokens
  await store.write(
    new Map([
      [keys.token(username, 'accessToken'), tokens.access.text],
      [keys.token(username, 'idToken'), tokens.id?.text],
      [keys.token(username, 'refreshToken'), tokens.refresh],
      [keys.token(username, 'clockDrift'), String(tokens.clockDrift)],
      [keys.token(username, 'signInDetails'), signInDetails ? JSON.stringify(signInDetails) : undefined],
      [keys.lastUser, username],
    ]),
  )
}

/** Forgets the tokens of whoever is signed in; device keys stay. */
export async function clearTokens(store: Store, keys: KeySpace): Promise<void> {
  const username = (await store.read([keys.lastUser])).get(keys.lastUser)
  if (!username) return
  const changes = new Map<string, undefined>([[keys.lastUser, undefined]])
  for (const part of PARTS) changes.set(keys.token(username, part), undefined)
  await store.write(changes)
}

/** Forgets a hosted sign-in. */
export async function clearOAuth(store: Store, keys: KeySpace): Promise<void> {
  await store.write(new Map(OAUTH_PARTS.map((part) => [keys.oauth(part), undefined])))
}
