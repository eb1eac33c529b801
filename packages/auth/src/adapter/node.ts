import { createHash, randomBytes } from 'node:crypto'
import { type Auth, createAuth } from '../auth.js'
import type { AuthConfig, Ports } from '../config.js'
import { createContext } from '../context.js'
import type { Clock, Store, Transport } from '../port.js'
import { opensslDigest, opensslModPow } from '../srp/node.js'
import { memoryLock, memoryStore, systemClock } from './memory.js'

export { CHALLENGE_MS } from '../store/challenge-store.js'
export { type SealedCookie, type SealedCookieOptions, sealedCookie } from './sealed-cookie.js'

/** As long as the service itself lets a spent refresh token be sent again. */
const REFRESH_KEPT_MS = 60_000

/** Node: SRP by OpenSSL, everything kept in memory unless stores are given. */
export function nodePorts(more: Partial<Ports> = {}): Ports {
  const tools = { modPow: opensslModPow(), digest: opensslDigest() }
  return {
    store: memoryStore(),
    clock: systemClock(),
    random: (n) => new Uint8Array(randomBytes(n)),
    lock: memoryLock(),
    srp: async () => tools,
    ...more,
  }
}

/** What a request brings: where its session is kept, where the question of its sign-in, and what its device is called. */
export interface RequestStores {
  readonly store: Store
  readonly challengeStore?: Store
  /** Instead of the settings' own: on a server each request has its own. */
  readonly deviceName?: string | undefined
}

/**
 * Identity on a server: made once a process, it gives each request an `Auth` of its own over the stores the request
 * carries. All of them share connections, the lock and refreshes, so requests that arrive together with the same
 * expired session send one refresh and all get its tokens.
 */
export function serverAuth(
  config: Omit<AuthConfig, 'ports'> & { readonly ports?: Partial<Ports> },
): (stores: RequestStores) => Auth {
  const ports = nodePorts(config.ports)
  const { transport } = createContext({ ...config, ports })
  const shared = { ...ports, transport: refreshOnce(transport, ports.clock) }
  return ({ deviceName = config.deviceName, ...stores }) =>
    createAuth({ ...config, deviceName, ports: { ...shared, ...stores } })
}

/** The same refresh token sent again within a minute gets the first answer: stores inside requests cannot be re-read. */
export function refreshOnce(send: Transport, clock: Clock): Transport {
  const answers = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>()
  return (action, input) => {
    const token = refreshTokenOf(input)
    if (action !== 'InitiateAuth' || !token) return send(action, input)
    const now = clock.now()
    for (const [key, { until }] of answers) if (until < now) answers.delete(key)
    const key = createHash('sha256').update(token).digest('base64')
    const known = answers.get(key)
    // The action is the same, and so is the type of its answer.
    if (known) return known.answer as ReturnType<typeof send<typeof action>>
    const answer = send(action, input)
    answers.set(key, { answer, until: now + REFRESH_KEPT_MS })
    answer.catch(() => answers.delete(key))
    return answer
  }
}

function refreshTokenOf(input: object): string | undefined {
  const parameters: unknown = 'AuthParameters' in input ? input.AuthParameters : undefined
  if (typeof parameters !== 'object' || parameters === null || !('REFRESH_TOKEN' in parameters))
    return undefined
  return typeof parameters.REFRESH_TOKEN === 'string' ? parameters.REFRESH_TOKEN : undefined
}
