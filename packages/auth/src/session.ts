import { authError } from './auth-error.js'
import { type Context, lazy } from './context.js'
import { loadTokens } from './store/load-tokens.js'
import { isExpired, type Tokens } from './tokens.js'

/** Tokens that are good now, or `undefined` if nobody is signed in. `force` refreshes even what has not expired. */
export type Session = (force: boolean) => Promise<Tokens | undefined>

/**
 * The session over a store. Tokens that are good need no decision, and so no machine: it is loaded when they have
 * expired. Callers at the same time share one answer.
 */
export function sessionOf(context: Context): Session {
  const running = new Map<boolean, Promise<Tokens | undefined>>()
  return (force) => {
    const going = running.get(force)
    if (going) return going
    const asked = ask(context, force).finally(() => running.delete(force))
    running.set(force, asked)
    return asked
  }
}

const refresher = lazy(async () => (await import('./effect/session.js')).askSession)

async function ask(context: Context, force: boolean): Promise<Tokens | undefined> {
  const tokens = await loadTokens(context.store, context.keys)
  if (!tokens || (!force && !isExpired(tokens, context.clock.now()))) return tokens
  const state = await (await refresher())(context, force)
  if (state.at === 'failed') throw state.error
  return state.at === 'live' ? state.tokens.reveal() : undefined
}

/** The tokens of whoever is signed in. Throws `UserUnAuthenticatedException`. */
export async function requireTokens(session: Session): Promise<Tokens> {
  const tokens = await session(false)
  if (!tokens) throw authError('UserUnAuthenticatedException')
  return tokens
}
