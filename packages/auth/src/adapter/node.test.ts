import { describe, expect, it } from 'vitest'
import { AuthError } from '../auth-error.js'
import { CLIENT_ID, fakePool, POOL_ID } from '../fake-pool.test-support.js'
import { memoryStore } from './memory.js'
import { refreshOnce, serverAuth } from './node.js'

const refresh = (token: string) => ({
  ClientId: CLIENT_ID,
  AuthFlow: 'REFRESH_TOKEN_AUTH' as const,
  AuthParameters: { REFRESH_TOKEN: token },
})

function world() {
  let now = 0
  const pool = fakePool(() => now)
  const clock = { now: () => now, wait: async () => {} }
  const pass = (ms: number) => {
    now += ms
  }
  return { pool, clock, pass, send: refreshOnce(pool.transport, clock) }
}

describe('one refresh token', () => {
  it('is sent once a minute, whoever asks; another is sent by itself', async () => {
    const { pool, pass, send } = world()
    const user = pool.addUser('ada', 'pw')
    for (const token of ['a', 'b']) pool.refreshTokens.set(token, user)
    const [one, two] = await Promise.all([
      send('InitiateAuth', refresh('a')),
      send('InitiateAuth', refresh('a')),
    ])
    expect(one).toBe(two)
    pass(59_000)
    expect(await send('InitiateAuth', refresh('a'))).toBe(one)
    await send('InitiateAuth', refresh('b'))
    expect(pool.requests).toHaveLength(2)
    pass(2_000)
    await send('InitiateAuth', refresh('a'))
    expect(pool.requests).toHaveLength(3)
  })

  it('that was refused, or not heard, is sent again', async () => {
    const { pool, send } = world()
    pool.settings.fail = new AuthError('NetworkError', 'Network error', { retryable: true })
    await expect(send('InitiateAuth', refresh('a'))).rejects.toThrow('Network error')
    pool.settings.fail = undefined
    pool.refreshTokens.set('a', pool.addUser('ada', 'pw'))
    expect((await send('InitiateAuth', refresh('a'))).AuthenticationResult?.AccessToken).toBeDefined()
  })

  it('is all that is shared: every other request is its own', async () => {
    const { pool, send } = world()
    pool.actions.RevokeToken = () => ({})
    await Promise.all([1, 2].map(() => send('RevokeToken', { ClientId: CLIENT_ID, Token: 'a' })))
    expect(pool.requests).toHaveLength(2)
  })
})

describe('a server', () => {
  it('keeps people apart: each request has its own store', async () => {
    const { pool, clock, pass } = world()
    const of = serverAuth({
      userPool: { id: POOL_ID, clientId: CLIENT_ID },
      ports: { transport: pool.transport, clock },
    })
    const stores = ['ada', 'bob'].map((name) => ({
      name,
      store: memoryStore(),
      user: pool.addUser(name, 'pw'),
    }))
    await Promise.all(
      stores.map(({ name, store }) => of({ store }).signIn({ username: name, password: 'pw' })),
    )
    pass(4_000_000)
    const sessions = await Promise.all(stores.map(({ store }) => of({ store }).fetchAuthSession()))
    expect(sessions.map(({ userSub }) => userSub)).toEqual(stores.map(({ user }) => user.sub))
    await expect(of({ store: memoryStore() }).getCurrentUser()).rejects.toMatchObject({
      name: 'UserUnAuthenticatedException',
    })
  })
})
