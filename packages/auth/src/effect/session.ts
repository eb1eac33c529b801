import { authError, toAuthError } from '../auth-error.js'
import type { Context } from '../context.js'
import {
  type Held,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  sessionStep,
} from '../machine/session.js'
import { Secret } from '../secret.js'
import { loadDevice } from '../store/device-store.js'
import { clearTokens, loadTokens, saveTokens } from '../store/token-store.js'
import { type Tokens, toTokens } from '../tokens.js'
import { readAnswer } from '../user-pool/answer.js'
import { drive } from './drive.js'

/** Asks for the session; resolves to the state it rests in. `force` refreshes even what has not expired. */
export type Session = (force: boolean) => Promise<SessionState>

/** The session over a store: callers at the same time share one answer, and one request where one is needed. */
export function sessionOf(context: Context): Session {
  const running = new Map<boolean, Promise<SessionState>>()
  return (force) => {
    const going = running.get(force)
    if (going) return going
    const asked = ask(context, force).finally(() => running.delete(force))
    running.set(force, asked)
    return asked
  }
}

async function ask(context: Context, force: boolean): Promise<SessionState> {
  const perform = performer(context)
  const state = await drive(sessionStep, { at: 'idle' }, { type: 'SessionAsked', force }, perform)
  if (state.at !== 'waiting') return state
  const { clientId } = context.pool()
  return context.lock.hold(`refresh ${clientId}`, () =>
    drive(sessionStep, state, { type: 'LockHeld' }, perform),
  )
}

function performer(context: Context) {
  const perform = async (effect: SessionEffect): Promise<SessionEvent | undefined> => {
    const { store, keys, clock } = context
    switch (effect.type) {
      case 'ReadTokens': {
        const tokens = await loadTokens(store, keys)
        return { type: 'TokensRead', tokens: tokens && new Secret(tokens), now: clock.now() }
      }
      case 'Refresh':
        return { type: 'Refreshed', tokens: await refresh(context, effect.tokens) }
      case 'SaveTokens':
        await saveTokens(store, keys, effect.tokens.reveal())
        return { type: 'Saved' }
      case 'ClearTokens':
        await clearTokens(store, keys)
        return { type: 'Cleared' }
      case 'Tell':
        context.tell({ type: effect.event })
        return undefined
    }
  }
  return (effect: SessionEffect) =>
    perform(effect).catch((thrown): SessionEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
}

async function refresh(context: Context, held: Held): Promise<Held> {
  const { store, keys, clock } = context
  const old = held.reveal()
  const device = await loadDevice(store, keys, old.username)
  const said = await context.transport('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: context.pool().clientId,
    AuthParameters: { REFRESH_TOKEN: old.refresh ?? '', ...(device ? { DEVICE_KEY: device.key } : {}) },
  })
  const answer = readAnswer(said)
  if (answer?.kind !== 'tokens') throw authError('InvalidTokens')
  const fresh = toTokens(answer.texts.reveal(), clock.now(), { signInDetails: old.signInDetails })
  if (fresh instanceof Error) throw fresh
  const tokens: Tokens = { ...fresh, username: old.username, refresh: fresh.refresh ?? old.refresh }
  return new Secret(tokens)
}
