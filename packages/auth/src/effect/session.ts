import type { AuthError } from '../auth-error.js'
import type { Context } from '../context.js'
import { flowError, toAuthError } from '../flow-error.js'
import {
  type Held,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  sessionStep,
} from '../machine/session.js'
import { Secret } from '../secret.js'
import { loadTokens } from '../store/load-tokens.js'
import { loadNewDevice } from '../store/new-device-store.js'
import { clearTokens, saveTokens } from '../store/token-store.js'
import { toTokens } from '../to-tokens.js'
import { textClaim } from '../token.js'
import type { Tokens } from '../tokens.js'
import { readAnswer } from '../user-pool/answer.js'
import { drive } from './drive.js'

/** Runs the session's machine over a store until it rests: reads, and refreshes under the lock where it must. */
export async function askSession(context: Context, force: boolean): Promise<SessionState> {
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
      case 'SaveTokens': {
        const tokens = effect.tokens.reveal()
        await saveTokens(store, keys, tokens)
        await confirmNewDevice(context, tokens)
        return { type: 'Saved' }
      }
      case 'ClearTokens':
        await clearTokens(store, keys)
        return { type: 'Cleared' }
      case 'Tell':
        context.tell({ type: effect.event })
        return undefined
    }
  }
  return (effect: SessionEffect) =>
    perform(effect).catch((thrown): SessionEvent => ({ type: 'Refused', error: toRefusal(thrown) }))
}

/** Seldom needed, so it is loaded where it is. */
async function confirmNewDevice(context: Context, tokens: Tokens): Promise<void> {
  const { store, keys } = context
  if (!(await loadNewDevice(store, keys, tokens.username))) return
  const { confirmKeptDevice } = await import('./confirm-device.js')
  await confirmKeptDevice(context, tokens)
}

/** What is not the service's own word says nothing about the session: it must not end one. */
function toRefusal(thrown: unknown): AuthError {
  const error = toAuthError(thrown)
  return error.name === 'Unknown' ? flowError('NetworkError', undefined, thrown) : error
}

async function refresh(context: Context, held: Held): Promise<Held> {
  const { store, keys, clock } = context
  const old = held.reveal()
  const deviceKey = keys.token(old.username, 'deviceKey')
  // Tokens are bound to a device, whose keys may be kept elsewhere: by the browser that handed them to a server.
  const device = (await store.read([deviceKey])).get(deviceKey) ?? textClaim(old.access, 'device_key')
  const said = await context.transport('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: context.pool().clientId,
    AuthParameters: { REFRESH_TOKEN: old.refresh ?? '', ...(device ? { DEVICE_KEY: device } : {}) },
  })
  const answer = readAnswer(said)
  if (answer?.kind !== 'tokens') throw flowError('InvalidTokens')
  const fresh = toTokens(answer.texts.reveal(), clock.now(), { signInDetails: old.signInDetails })
  if (fresh instanceof Error) throw fresh
  const tokens: Tokens = { ...fresh, username: old.username, refresh: fresh.refresh ?? old.refresh }
  return new Secret(tokens)
}
