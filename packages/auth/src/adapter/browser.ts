import type { Ports } from '../config.js'
import type { Lock, Page, Passkeys, Store } from '../port.js'
import { memoryLock, memoryStore, systemClock, systemRandom } from './memory.js'

/** Over localStorage or sessionStorage. Memory, where the browser lets a page keep nothing. */
export function webStore(storage: () => Storage): Store {
  const held = memoryStore()
  const open = (): Storage | undefined => {
    try {
      return storage()
    } catch {
      return undefined
    }
  }
  return {
    async read(keys) {
      const kept = new Map(await held.read(keys))
      const place = open()
      for (const key of keys) {
        const text = place?.getItem(key)
        if (typeof text === 'string') kept.set(key, text)
      }
      return kept
    },
    async write(changes) {
      const place = open()
      for (const [key, text] of changes) {
        try {
          if (!place) throw new Error('No storage')
          if (text === undefined) place.removeItem(key)
          else place.setItem(key, text)
          await held.write(new Map([[key, undefined]]))
        } catch {
          await held.write(new Map([[key, text]]))
        }
      }
    },
  }
}

/** Over `document.cookie`, for pages whose server reads the tokens: 365 days, path /, secure, unless told otherwise. */
export function cookieStore(
  options: {
    readonly days?: number
    readonly path?: string
    readonly secure?: boolean
    readonly sameSite?: 'lax' | 'strict' | 'none'
    readonly domain?: string
    readonly document?: { cookie: string }
  } = {},
): Store {
  const {
    days = 365,
    path = '/',
    secure = true,
    sameSite = 'lax',
    domain,
    document: page = document,
  } = options
  const attributes = [`path=${path}`, `samesite=${sameSite}`]
  if (secure) attributes.push('secure')
  if (domain) attributes.push(`domain=${domain}`)
  return {
    async read(keys) {
      const kept = new Map<string, string>()
      for (const pair of page.cookie.split('; ')) {
        const at = pair.indexOf('=')
        const key = decode(pair.slice(0, at))
        if (keys.includes(key)) kept.set(key, decode(pair.slice(at + 1)))
      }
      return kept
    },
    async write(changes) {
      for (const [key, text] of changes) {
        const age = text === undefined ? 0 : days * 86_400
        const pair = `${encodeURIComponent(key)}=${encodeURIComponent(text ?? '')}`
        page.cookie = [pair, `max-age=${age}`, ...attributes].join('; ')
      }
    },
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One tab at a time, by Web Locks; one call at a time where there are none. */
export function webLock(locks: LockManager | undefined = globalThis.navigator?.locks): Lock {
  if (!locks) return memoryLock()
  return {
    async hold(name, work) {
      const { holdSettled } = await import('./settled-lock.js')
      return holdSettled(locks, name, work)
    },
  }
}

/** The browser's passkeys; how to speak to them is loaded when one is asked for. */
export function lazyPasskeys(): Passkeys {
  const load = async () => (await import('./passkey.js')).webPasskeys()
  return {
    create: async (options) => (await load()).create(options),
    get: async (options) => (await load()).get(options),
  }
}

/** The page this runs in. */
export function webPage(): Page {
  return {
    location() {
      const { origin, pathname, hostname, search } = location
      return { origin, pathname, hostname, search }
    },
    rewrite: (path) => history.replaceState(history.state, '', path),
    open: async (url) => location.assign(url),
  }
}

/** What the vendor's own script, where a page has it, collects about the device for risk scores. */
function webContextData(
  username: string,
  { id, clientId }: { id: string; clientId: string },
): string | undefined {
  const collector: unknown = Reflect.get(globalThis, 'AmazonCognitoAdvancedSecurityData')
  if (typeof collector !== 'object' || collector === null) return undefined
  const getData: unknown = Reflect.get(collector, 'getData')
  const data: unknown =
    typeof getData === 'function' ? getData.call(collector, username, id, clientId) : undefined
  return typeof data === 'string' ? data : undefined
}

/** Calls back when another tab signs in or out of this client, or refreshes. Returns how to stop. */
export function watchSession(clientId: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === `CognitoIdentityServiceProvider.${clientId}.LastAuthUser`) changed()
    else if (key.startsWith(`CognitoIdentityServiceProvider.${clientId}.`) && key.endsWith('.accessToken'))
      changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** A browser: tokens in localStorage, the question of a sign-in in sessionStorage, SRP by BigInt and WebCrypto. */
export function browserPorts(more: Partial<Ports> = {}): Ports {
  return {
    store: webStore(() => localStorage),
    challengeStore: webStore(() => sessionStorage),
    clock: systemClock(),
    random: systemRandom(),
    lock: webLock(),
    async srp() {
      const { bigintModPow, nextTask, webDigest } = await import('../srp/index.js')
      return { modPow: bigintModPow(nextTask), digest: webDigest() }
    },
    page: webPage(),
    passkeys: lazyPasskeys(),
    contextData: webContextData,
    ...more,
  }
}
