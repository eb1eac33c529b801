import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAuth } from '../auth.js'
import { CLIENT_ID, fakePool, POOL_ID } from '../fake-pool.test-support.js'
import { browserPorts, cookieStore, watchSession, webLock, webStore } from './browser.js'

afterEach(() => vi.unstubAllGlobals())

/** A Storage with a limit, which some browsers have at nothing. */
function storage(limit = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (kept.size >= limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

describe.each([
  ['localStorage', () => storage()],
  ['a storage that takes nothing', () => storage(0)],
  [
    'no storage at all',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('a store over %s', (_, open) => {
  it('keeps, reads and forgets', async () => {
    const place = (() => {
      try {
        const made = open()
        return () => made
      } catch {
        return open
      }
    })()
    const store = webStore(place)
    await store.write(
      new Map([
        ['a', '1'],
        ['b', '2'],
      ]),
    )
    expect(await store.read(['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', '1'],
        ['b', '2'],
      ]),
    )
    await store.write(
      new Map([
        ['a', undefined],
        ['b', '3'],
      ]),
    )
    expect(await store.read(['a', 'b'])).toEqual(new Map([['b', '3']]))
  })
})

describe('a store over cookies', () => {
  /** `document.cookie`, as a browser has it. */
  function page() {
    const written: string[] = []
    const jar = new Map<string, string>()
    const document = {
      get cookie() {
        return [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
      },
      set cookie(line: string) {
        written.push(line)
        const [pair = ''] = line.split('; ')
        const [key = '', value = ''] = pair.split('=')
        if (line.includes('max-age=0')) jar.delete(key)
        else jar.set(key, value)
      },
    }
    return { written, document }
  }

  it('keeps for 365 days, path /, secure', async () => {
    const { written, document } = page()
    const store = cookieStore({ document })
    await store.write(new Map([['x.ada@example.org.idToken', 'a;b=c é']]))
    expect(written).toEqual([
      'x.ada%40example.org.idToken=a%3Bb%3Dc%20%C3%A9; max-age=31536000; path=/; samesite=lax; secure',
    ])
    expect(await store.read(['x.ada@example.org.idToken', 'y'])).toEqual(
      new Map([['x.ada@example.org.idToken', 'a;b=c é']]),
    )
    await store.write(new Map([['x.ada@example.org.idToken', undefined]]))
    expect(await store.read(['x.ada@example.org.idToken'])).toEqual(new Map())
  })

  it('takes other terms, and reads past cookies it cannot', async () => {
    const { written, document } = page()
    document.cookie = 'odd=%E0%A4%A'
    const store = cookieStore({
      document,
      days: 1,
      path: '/x',
      secure: false,
      sameSite: 'strict',
      domain: 'a.org',
    })
    await store.write(new Map([['k', 'v']]))
    expect(written[1]).toBe('k=v; max-age=86400; path=/x; samesite=strict; domain=a.org')
    expect(await store.read(['k', 'odd'])).toEqual(
      new Map([
        ['k', 'v'],
        ['odd', '%E0%A4%A'],
      ]),
    )
  })
})

describe('a browser', () => {
  it('signs in over localStorage, asks a question over sessionStorage, one tab at a time', async () => {
    const [local, session] = [storage(), storage()]
    const held: string[] = []
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    const locks = {
      request: (name: string, _: object, work: (lock: object) => unknown) => {
        held.push(name)
        return work({ name })
      },
    }
    vi.stubGlobal('navigator', { locks })
    const pool = fakePool()
    pool.addUser('ada', 'pw', { mfa: ['SOFTWARE_TOKEN_MFA'] })
    const open = () =>
      createAuth({
        userPool: { id: POOL_ID, clientId: CLIENT_ID },
        ports: browserPorts({ transport: pool.transport }),
      })
    await open().signIn({ username: 'ada', password: 'pw' })
    expect([local.length, session.length]).toEqual([0, 1])
    await open().confirmSignIn({ challengeResponse: '123456' })
    expect([local.length, session.length]).toEqual([10, 0])
    await open().fetchAuthSession({ forceRefresh: true })
    expect(held).toEqual([`refresh ${CLIENT_ID}`])
  })

  it('passes on what the vendor’s script collected, where a page has it', async () => {
    vi.stubGlobal('AmazonCognitoAdvancedSecurityData', {
      getData: (...about: string[]) => about.join(' '),
    })
    const pool = fakePool()
    pool.addUser('ada', 'pw', { confirmed: false })
    const ports = browserPorts({ transport: pool.transport })
    await createAuth({ userPool: { id: POOL_ID, clientId: CLIENT_ID }, ports }).signIn({
      username: 'ada',
      password: 'pw',
    })
    expect(pool.requests[0]?.input).toMatchObject({
      UserContextData: { EncodedData: `ada ${POOL_ID} ${CLIENT_ID}` },
    })
  })

  it('reads only what the tab before has written, though it comes after the lock', async () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    let arrived = false
    let isHeld = true
    const locks = {
      async request(_: string, ...rest: [object, (lock: object | null) => unknown] | [() => unknown]) {
        if (rest.length === 2) return rest[1](isHeld ? null : {})
        // The other tab lets go; what it wrote is seen here later.
        isHeld = false
        setTimeout(() => {
          arrived = true
          target.dispatchEvent(new Event('storage'))
        }, 100)
        return rest[0]()
      },
    }
    vi.stubGlobal('navigator', { locks })
    const lock = webLock()
    expect(await lock.hold('a', async () => arrived)).toBe(true)
    expect(await lock.hold('a', async () => 'free')).toBe('free')
    // Nothing comes where the tab before wrote nothing.
    isHeld = true
    vi.stubGlobal('setTimeout', (done: () => void, ms: number) => (ms < 100 ? setImmediate(done) : undefined))
    expect(await lock.hold('a', async () => 'patient')).toBe('patient')
  })

  it('listens no longer once a lock that is held elsewhere was refused', async () => {
    const signals: (AbortSignal | undefined)[] = []
    vi.stubGlobal('addEventListener', (_: string, __: unknown, { signal }: AddEventListenerOptions) =>
      signals.push(signal),
    )
    const locks = {
      async request(_: string, ...rest: [object, (lock: null) => unknown] | [() => unknown]) {
        if (rest.length === 2) return rest[1](null)
        throw new DOMException('the document is gone', 'InvalidStateError')
      },
    }
    vi.stubGlobal('navigator', { locks })
    await expect(webLock().hold('a', async () => 'never')).rejects.toThrow('the document is gone')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })

  it('without Web Locks lets one call at a time through', async () => {
    const lock = webLock(undefined)
    const order: number[] = []
    const one = lock.hold('a', async () => {
      await Promise.resolve()
      order.push(1)
    })
    const failing = lock.hold('a', async () => {
      order.push(2)
      throw new Error('no')
    })
    const last = lock.hold('a', async () => order.push(3))
    await Promise.allSettled([one, failing, last])
    expect(order).toEqual([1, 2, 3])
    await expect(failing).rejects.toThrow('no')
  })

  it('hears of other tabs', () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
    let heard = 0
    const stop = watchSession('c', () => heard++)
    const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    const root = 'CognitoIdentityServiceProvider'
    for (const key of [
      `${root}.c.LastAuthUser`,
      `${root}.c.ada.accessToken`,
      null,
      `${root}.other.LastAuthUser`,
      'x',
    ])
      tell(key)
    expect(heard).toBe(3)
    stop()
    tell(null)
    expect(heard).toBe(3)
  })
})
