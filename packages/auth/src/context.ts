import { AuthError, authError } from './auth-error.js'
import type { AuthConfig, AuthEvent, Ports } from './config.js'
import type { Transport } from './port.js'
import { type KeySpace, keysOf } from './store/key.js'

/** What every flow works with: checked settings, the ports, the names of what is kept. */
export interface Context
  extends Required<Pick<Ports, 'store' | 'challengeStore' | 'clock' | 'random' | 'lock'>> {
  readonly config: AuthConfig
  readonly ports: Ports
  readonly keys: KeySpace
  /** Throws `AuthUserPoolException` where no user pool is configured. */
  readonly pool: () => UserPool
  readonly transport: Transport
  readonly srp: Ports['srp']
  /** Loads the network code and runs it in, if there is any. */
  readonly prepareNetwork: () => Promise<unknown>
  readonly tell: (event: AuthEvent) => void
}

export interface UserPool {
  readonly id: string
  readonly clientId: string
  readonly region: string
  readonly endpoint: string
}

/** Checks the settings and binds them to the ports. Throws `AuthError` on an id that cannot be one. */
export function createContext(config: AuthConfig): Context {
  const { userPool, identityPool, ports, onEvent } = config
  if (userPool && !userPool.id.includes('_')) throw authError('InvalidUserPoolId')
  if (identityPool && !identityPool.id.includes(':')) throw authError('InvalidIdentityPoolIdException')
  const pool = () => {
    if (!userPool) throw authError('AuthUserPoolException')
    const region = userPool.region ?? userPool.id.split('_')[0] ?? ''
    const endpoint = userPool.endpoint ?? `https://cognito-idp.${region}.amazonaws.com`
    return { id: userPool.id, clientId: userPool.clientId, region, endpoint }
  }
  const { fetch, clock } = ports
  const serviceOptions = () => ({ ...pool(), clock, chance: chanceOf(ports), ...(fetch ? { fetch } : {}) })
  const network = lazy(async () => {
    const { userPoolTransport } = await import('./user-pool/client.js')
    // To run the new code for the first time takes long enough for somebody to notice: one thing after the other.
    await clock.wait(0)
    const transport = userPoolTransport(serviceOptions())
    await clock.wait(0)
    return transport
  })
  const prepareNetwork = lazy(async () => {
    await network()
    const { warmUp } = await import('./user-pool/client.js')
    await warmUp(serviceOptions())
  })
  const { transport = async (action, input) => (await network())(action, input) } = ports
  return {
    config,
    ports,
    store: ports.store,
    challengeStore: ports.challengeStore ?? ports.store,
    clock: ports.clock,
    random: ports.random,
    lock: ports.lock,
    keys: keysOf(userPool?.clientId ?? ''),
    pool,
    transport,
    srp: lazy(ports.srp),
    prepareNetwork: async () => (ports.transport ? undefined : prepareNetwork()),
    tell: (event) => onEvent?.(event),
  }
}

/** A number from 0 to 1 out of the random port. */
export function chanceOf({ random }: Pick<Ports, 'random'>): () => number {
  return () => (random(1)[0] ?? 0) / 256
}

/**
 * Loads once; a load that failed is tried again by the next caller. Code that cannot be loaded is a network that cannot be
 * reached: it says nothing about anybody's session.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((thrown) => {
      loading = undefined
      if (thrown instanceof AuthError) throw thrown
      throw new AuthError('NetworkError', 'Network error', { cause: thrown, retryable: true })
    })
    return loading
  }
}
