import type { Context } from '../context.js'
import { flowError } from '../flow-error.js'
import { loadTokens } from '../store/load-tokens.js'
import { saveTokens } from '../store/token-store.js'
import { toTokens } from '../to-tokens.js'
import { type SignInDetails, type TokenTexts, type User, userOf } from '../tokens.js'

/** Keeps tokens that were obtained elsewhere. Throws `InvalidTokens` if they cannot be read. */
export async function adoptTokens(
  context: Context,
  texts: TokenTexts,
  signInDetails: SignInDetails | undefined,
): Promise<User> {
  const tokens = toTokens(texts, context.clock.now(), { signInDetails })
  if (tokens instanceof Error) throw tokens
  await saveTokens(context.store, context.keys, tokens)
  return userOf(tokens)
}

/** The texts of the tokens that are kept. Throws `NoSessionFoundException` if there are none. */
export async function exportTokens({ store, keys }: Context): Promise<TokenTexts> {
  const tokens = await loadTokens(store, keys)
  if (!tokens) throw flowError('NoSessionFoundException')
  return { accessToken: tokens.access.text, idToken: tokens.id?.text, refreshToken: tokens.refresh }
}
