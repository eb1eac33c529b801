import type { Context } from '../context.js'
import { drive } from '../effect/drive.js'
import { toAuthError } from '../flow-error.js'
import { type Hosted, type SignOutEffect, type SignOutEvent, signOutStep } from '../machine/oauth.js'
import { Secret } from '../secret.js'
import { dropChallenge } from '../store/challenge-store.js'
import { clearDevice } from '../store/device-store.js'
import { identityKey } from '../store/key.js'
import { loadTokens } from '../store/load-tokens.js'
import { clearOAuth, clearTokens } from '../store/token-store.js'

export interface SignOutInput {
  /** Ends every session of the person, everywhere. */
  readonly global?: boolean
  /** This device stays remembered, and skips the second factor next time. */
  readonly keepDevice?: boolean
}

/**
 * Signs out: tells the service where that is possible, and forgets. Where the person signed in on the hosted pages it
 * leaves for their sign-out, and throws if no configured address leads back; nobody is signed in by then.
 */
export async function signOut(
  context: Context,
  { global = false, keepDevice = false }: SignOutInput = {},
): Promise<void> {
  const perform = performer(context)
  const safely = (effect: SignOutEffect) =>
    perform(effect).catch((thrown): SignOutEvent => ({ type: 'Refused', error: toAuthError(thrown) }))
  const asked = { type: 'SignOutAsked', wish: { global, keepDevice } } as const
  const state = await drive(signOutStep, { at: 'idle' }, asked, safely)
  if (state.at === 'failed') throw state.error
}

function performer(context: Context) {
  return async (effect: SignOutEffect): Promise<SignOutEvent | undefined> => {
    const { clientId } = context.pool()
    switch (effect.type) {
      case 'ReadSession': {
        const tokens = await loadTokens(context.store, context.keys)
        return {
          type: 'SessionRead',
          tokens: tokens && new Secret(tokens),
          hosted: await hostedSession(context, clientId),
        }
      }
      case 'RevokeToken': {
        const Token = effect.token.reveal().refresh ?? ''
        await context.transport('RevokeToken', { ClientId: clientId, Token })
        return { type: 'Ended' }
      }
      case 'GlobalSignOut':
        await context.transport('GlobalSignOut', { AccessToken: effect.token.reveal().access.text })
        return { type: 'Ended' }
      case 'Clear':
        // A refresh under way must not bring back what is forgotten here: it has the same lock.
        await context.lock.hold(`refresh ${clientId}`, () => clear(context, effect.keepDevice))
        return { type: 'Cleared' }
      case 'Tell':
        context.tell({ type: effect.event })
        return undefined
      case 'Leave':
        await context.ports.page?.open(effect.url)
        return { type: 'Left' }
    }
  }
}

async function hostedSession(
  { store, keys, config, ports }: Context,
  clientId: string,
): Promise<Hosted | undefined> {
  const { oauth } = config
  const key = keys.oauth('oauthSignIn')
  const flag = (await store.read([key])).get(key)
  if (!oauth || !ports.page || !flag?.startsWith('true')) return undefined
  return {
    domain: oauth.domain,
    clientId,
    redirects: oauth.redirectSignOut,
    place: ports.page.location(),
  }
}

async function clear({ store, challengeStore, keys, config }: Context, keepDevice: boolean): Promise<void> {
  const tokens = await loadTokens(store, keys)
  if (tokens && !keepDevice) await clearDevice(store, keys, tokens.username, tokens.signInDetails?.loginId)
  await clearTokens(store, keys)
  await clearOAuth(store, keys)
  await dropChallenge(challengeStore, keys)
  await challengeStore.write(new Map([[keys.signUp, undefined]]))
  if (config.identityPool) await store.write(new Map([[identityKey(config.identityPool.id), undefined]]))
}
