import { beforeEach, describe, expect, it } from 'vitest'
import { memoryLock, memoryPorts, memoryStore } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import { AuthError } from '../auth-error.js'
import type { AuthEvent, Ports } from '../config.js'
import { CLIENT_ID, fakePool, jwt, POOL_ID } from '../fake-pool.test-support.js'
import type { Clock } from '../port.js'

const HOUR = 3_600_000
const KEY = `CognitoIdentityServiceProvider.${CLIENT_ID}`
let now = 0
const clock: Clock = {
  now: () => now,
  wait: async (ms) => {
    now += ms
  },
}

beforeEach(() => {
  now = Date.UTC(2026, 0, 1)
})

/** A browser whose tabs share what is kept, and the lock. */
function browser(more: Partial<Ports> = {}) {
  const pool = fakePool(() => now)
  const kept = new Map<string, string>()
  const lock = memoryLock()
  const events: AuthEvent['type'][] = []
  const tab = () =>
    createAuth({
      userPool: { id: POOL_ID, clientId: CLIENT_ID },
      onEvent: ({ type }) => events.push(type),
      ports: memoryPorts({ store: memoryStore(kept), lock, clock, transport: pool.transport, ...more }),
    })
  const user = pool.addUser('ada@example.org', 'Passw0rd!')
  const signIn = () => tab().signIn({ username: 'ada@example.org', password: 'Passw0rd!' })
  const refreshes = () =>
    pool.requests.filter(({ input }) => 'AuthFlow' in input && input.AuthFlow === 'REFRESH_TOKEN_AUTH')
  return { pool, kept, tab, events, user, signIn, refreshes }
}

const refused = (name: string) => new AuthError(name, 'said so')
const unreached = new AuthError('NetworkError', 'Network error', { retryable: true })

describe('reading a session', () => {
  it('makes no request while the tokens are good, and one once they have expired', async () => {
    const { tab, signIn, refreshes, user, pool } = browser()
    await signIn()
    now += HOUR - 1000
    expect((await tab().fetchAuthSession()).userSub).toBe(user.sub)
    expect(refreshes()).toHaveLength(0)
    now += 2000
    const session = await tab().fetchAuthSession()
    expect(session.tokens?.accessToken.payload.exp).toBeGreaterThan(now / 1000)
    expect(refreshes()).toHaveLength(1)
    const device = [...user.devices.keys()][0]
    expect(refreshes()[0]?.input).toMatchObject({
      ClientId: CLIENT_ID,
      AuthParameters: { DEVICE_KEY: device },
    })
    expect(pool.sent()).toContain('ConfirmDevice')
  })

  it('goes by the service’s clock: a machine an hour behind does not refresh at once', async () => {
    const { pool, tab, refreshes, user } = browser()
    const iat = now / 1000 + 3600
    const accessToken = jwt({ sub: user.sub, username: user.sub, iat, exp: iat + 600 })
    await tab().adoptTokens({ accessToken, refreshToken: 'r' })
    now += 599_000
    await tab().fetchAuthSession()
    expect(refreshes()).toHaveLength(0)
    pool.refreshTokens.set('r', user)
    now += 2_000
    await tab().fetchAuthSession()
    expect(refreshes()).toHaveLength(1)
  })

  it('names the device its tokens are bound to, where the keys of that device are kept elsewhere', async () => {
    const { pool, tab, refreshes, user } = browser()
    const iat = now / 1000
    const accessToken = jwt({ sub: user.sub, username: user.sub, device_key: 'local_1', iat, exp: iat + 60 })
    await tab().adoptTokens({ accessToken, refreshToken: 'r' })
    pool.refreshTokens.set('r', user)
    now += 61_000
    await tab().fetchAuthSession()
    expect(refreshes()[0]?.input).toMatchObject({ AuthParameters: { DEVICE_KEY: 'local_1' } })
  })

  it('is one request for five callers, and one event; what was typed at sign-in is kept', async () => {
    const { tab, signIn, refreshes, events } = browser()
    await signIn()
    const one = tab()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => one.fetchAuthSession({ forceRefresh: true })),
    )
    expect(new Set(all.map(({ tokens }) => tokens?.accessToken.text)).size).toBe(1)
    expect([refreshes().length, events]).toEqual([1, ['signedIn', 'tokenRefresh']])
    expect((await one.getCurrentUser()).signInDetails?.loginId).toBe('ada@example.org')
  })

  it('confirms a device at the next refresh that could not be confirmed at sign-in', async () => {
    const { pool, tab, kept, user, signIn, refreshes } = browser()
    const usual = { ...pool.actions }
    const names = () => [...kept.keys()].join()
    pool.actions.ConfirmDevice = () => {
      throw unreached
    }
    expect((await signIn()).isSignedIn).toBe(true)
    expect(names()).toContain('newDevice')
    // Not reached again: it is kept, and the session is none the worse for it.
    await tab().fetchAuthSession({ forceRefresh: true })
    expect(names()).toContain('newDevice')
    Object.assign(pool.actions, usual)
    expect((await tab().fetchAuthSession({ forceRefresh: true })).userSub).toBe(user.sub)
    expect(names()).toContain('deviceKey')
    expect(names()).not.toContain('newDevice')
    const asked = pool.sent().filter((action) => action === 'ConfirmDevice').length
    await tab().fetchAuthSession({ forceRefresh: true })
    expect(pool.sent().filter((action) => action === 'ConfirmDevice')).toHaveLength(asked)
    expect(refreshes()).toHaveLength(3)
    // The device is good: it proves itself at the next sign-in.
    await tab().signOut({ keepDevice: true })
    await signIn()
    expect(pool.sent().filter((action) => action === 'ConfirmDevice')).toHaveLength(asked)
  })

  it('forgets a device that the service refuses at last, and one whose person signs out', async () => {
    const { pool, tab, kept, signIn } = browser()
    const names = () => [...kept.keys()].join()
    const answers = (thrown: AuthError) => {
      pool.actions.ConfirmDevice = () => {
        throw thrown
      }
    }
    answers(unreached)
    await signIn()
    answers(refused('InvalidParameterException'))
    await tab().fetchAuthSession({ forceRefresh: true })
    expect(names()).not.toContain('newDevice')
    await tab().signOut()
    answers(unreached)
    await signIn()
    expect(names()).toContain('newDevice')
    await tab().signOut()
    expect(names()).not.toContain('newDevice')
  })

  it('is empty when nobody is signed in, or what is kept is broken', async () => {
    const { tab, kept, user, signIn } = browser()
    expect(await tab().fetchAuthSession()).toEqual({})
    await signIn()
    for (const broken of ['', 'x', 'a.b.c', `a.${'x'.repeat(20_000)}.c`, 'e30.W10.x']) {
      kept.set(`${KEY}.${user.sub}.accessToken`, broken)
      expect(await tab().fetchAuthSession()).toEqual({})
    }
  })

  it('without a refresh token clears what has expired and says why', async () => {
    const { tab, kept, user } = browser()
    const accessToken = jwt({ sub: user.sub, username: user.sub, iat: now / 1000, exp: now / 1000 + 60 })
    await tab().adoptTokens({ accessToken })
    now += 61_000
    await expect(tab().fetchAuthSession()).rejects.toMatchObject({ name: 'TokenRefreshException' })
    expect([...kept.keys()]).toEqual([])
  })
})

describe('a refresh that fails', () => {
  it('with NotAuthorized clears the tokens and gives no session; device keys stay', async () => {
    const { pool, tab, signIn, kept, events } = browser()
    await signIn()
    pool.settings.fail = refused('NotAuthorizedException')
    expect(await tab().fetchAuthSession({ forceRefresh: true })).toEqual({})
    expect([...kept.keys()].map((key) => key.split('.').at(-1)).sort()).toEqual([
      'deviceGroupKey',
      'deviceKey',
      'deviceUser',
      'randomPasswordKey',
    ])
    expect(events.at(-1)).toBe('tokenRefresh_failure')
  })

  it('with any other refusal clears the tokens and throws it', async () => {
    const { pool, tab, signIn } = browser()
    await signIn()
    pool.settings.fail = refused('UserNotFoundException')
    await expect(tab().fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    await expect(tab().getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  it.each([unreached, new AuthError('TooManyRequestsException', 'slow', { retryable: true })])(
    'with $name is a network error: the tokens stay',
    async (failure) => {
      const { pool, tab, signIn } = browser()
      await signIn()
      pool.settings.fail = failure
      await expect(tab().fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
        name: 'NetworkError',
        message: 'Network error',
      })
      pool.settings.fail = undefined
      expect((await tab().fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    },
  )

  it('for a reason of this machine’s own (code not loaded, an answer that makes no sense of HTTP) keeps the tokens', async () => {
    const { pool, signIn, kept } = browser()
    await signIn()
    for (const thrown of [new TypeError('Failed to fetch dynamically imported module'), new Error('odd')]) {
      const broken = memoryPorts({ clock, store: memoryStore(kept), transport: () => Promise.reject(thrown) })
      const window = createAuth({ userPool: { id: POOL_ID, clientId: CLIENT_ID }, ports: broken })
      await expect(window.fetchAuthSession({ forceRefresh: true })).rejects.toMatchObject({
        name: 'NetworkError',
      })
      expect(await window.getCurrentUser()).toBeDefined()
    }
    expect(pool.refreshTokens.size).toBe(1)
  })

  it('because another browser window without our lock was first uses its tokens', async () => {
    const { pool, tab, signIn, kept, user } = browser()
    await signIn()
    const transport = pool.transport
    const late = memoryPorts({
      clock,
      store: memoryStore(kept),
      async transport(action, input) {
        // While this request was on its way, somebody else refreshed.
        await tab().fetchAuthSession({ forceRefresh: true })
        return transport(action, input)
      },
    })
    pool.settings.rotate = true
    const window = createAuth({ userPool: { id: POOL_ID, clientId: CLIENT_ID }, ports: late })
    expect((await window.fetchAuthSession({ forceRefresh: true })).userSub).toBe(user.sub)
  })
})

describe('two tabs', () => {
  it('refresh once a round for 100 rounds of a rotating token, and lose nothing', async () => {
    const { pool, tab, signIn, refreshes } = browser()
    await signIn()
    pool.settings.rotate = true
    const tabs = [tab(), tab()]
    let lost = 0
    for (let round = 1; round <= 100; round++) {
      now += HOUR + 1000
      const sessions = await Promise.all(tabs.map((one) => one.fetchAuthSession()))
      lost += sessions.filter(({ tokens }) => !tokens).length
      expect(sessions[0]?.tokens?.accessToken.text).toBe(sessions[1]?.tokens?.accessToken.text)
      expect(refreshes()).toHaveLength(round)
    }
    expect(lost).toBe(0)
  })

  it('do not bring back a session that one of them has ended', async () => {
    const { tab, signIn } = browser()
    await signIn()
    const [one, other] = [tab(), tab()]
    await Promise.all([one.fetchAuthSession({ forceRefresh: true }), other.signOut()])
    expect(await one.fetchAuthSession()).toEqual({})
  })
})

describe('a service that is down for ten minutes', () => {
  it.each([503, 500, 429])('with %i loses nobody', async (status) => {
    let up = true
    let attempts = 0
    const { pool, signIn, tab, kept } = browser()
    await signIn()
    const fetch = async () => {
      attempts++
      return up
        ? Response.json(
            await pool.transport('InitiateAuth', {
              AuthFlow: 'REFRESH_TOKEN_AUTH',
              ClientId: CLIENT_ID,
              AuthParameters: { REFRESH_TOKEN: [...pool.refreshTokens.keys()][0] ?? '' },
            }),
          )
        : new Response('<html>', { status })
    }
    const open = () =>
      createAuth({
        userPool: { id: POOL_ID, clientId: CLIENT_ID, endpoint: 'http://pool.test' },
        ports: memoryPorts({ store: memoryStore(kept), clock, fetch }),
      })
    now += HOUR
    up = false
    const until = now + 600_000
    let asked = 0
    while (now < until) {
      now += 10_000
      asked++
      await expect(open().fetchAuthSession()).rejects.toMatchObject({ message: 'Network error' })
    }
    expect(attempts).toBe(3 * asked)
    up = true
    expect((await open().fetchAuthSession()).tokens).toBeDefined()
    expect((await tab().getCurrentUser()).signInDetails).toBeDefined()
  })
})
