import { describe, expect, it } from 'vitest'
import { memoryPorts, memoryStore } from '../adapter/memory.js'
import { createAuth } from '../auth.js'
import { AuthError } from '../auth-error.js'
import { CLIENT_ID, fakePool, jwt, POOL_ID } from '../fake-pool.test-support.js'
import { chooseRedirect } from '../machine/oauth.js'

const credentials = { username: 'ada@example.org', password: 'Passw0rd!' }
const HOSTED = `CognitoIdentityServiceProvider.${CLIENT_ID}.oauthSignIn`

async function signedIn(redirectSignOut: readonly string[] = [], open = async (_: string) => {}) {
  const pool = fakePool()
  pool.addUser(credentials.username, credentials.password)
  pool.actions.GlobalSignOut = () => ({})
  const kept = new Map<string, string>()
  const opened: string[] = []
  const events: string[] = []
  const auth = createAuth({
    userPool: { id: POOL_ID, clientId: CLIENT_ID },
    oauth: { domain: 'sign-in.example.org', redirectSignOut },
    onEvent: ({ type }) => events.push(type),
    ports: memoryPorts({
      store: memoryStore(kept),
      transport: pool.transport,
      page: {
        location: () => ({
          origin: 'https://shop.example.org',
          pathname: '/login',
          hostname: 'shop.example.org',
          search: '',
        }),
        rewrite: () => {},
        async open(url) {
          await open(url)
          opened.push(url)
        },
      },
    }),
  })
  await auth.signIn(credentials)
  pool.requests.length = 0
  return { pool, kept, opened, events, auth }
}

describe('signing out', () => {
  it('revokes the refresh token and forgets everything; device keys too, unless the person keeps them', async () => {
    const { pool, kept, events, auth } = await signedIn()
    const [refresh] = pool.refreshTokens.keys()
    await auth.signOut({ keepDevice: true })
    expect(pool.requests).toEqual([{ action: 'RevokeToken', input: { ClientId: CLIENT_ID, Token: refresh } }])
    expect([...kept.keys()].filter((key) => !/device|randomPassword/i.test(key))).toEqual([])
    expect(kept.size).toBe(4)
    await auth.signIn(credentials)
    await auth.signOut()
    expect([...kept.keys()]).toEqual([])
    expect(events).toEqual(['signedIn', 'signedOut', 'signedIn', 'signedOut'])
  })

  it('everywhere tells the service so', async () => {
    const { pool, auth } = await signedIn()
    await auth.signOut({ global: true })
    expect(pool.sent()).toEqual(['GlobalSignOut'])
  })

  it('forgets even when the service cannot be told', async () => {
    for (const global of [true, false]) {
      const { pool, kept, auth } = await signedIn()
      pool.settings.fail = new AuthError('NetworkError', 'Network error', { retryable: true })
      await auth.signOut({ global })
      expect(kept.size).toBe(0)
    }
  })

  it('asks for no revocation of tokens that have no family, nor when nobody is signed in', async () => {
    const { pool, auth } = await signedIn()
    await auth.adoptTokens({ accessToken: jwt({ username: 'u', sub: 'u' }), refreshToken: 'r' })
    await auth.signOut()
    await auth.signOut()
    expect(pool.sent()).toEqual([])
  })
})

describe('leaving for the hosted sign-out', () => {
  it('happens only where the person signed in there', async () => {
    const { opened, auth } = await signedIn(['https://shop.example.org/login'])
    await auth.signOut()
    expect(opened).toEqual([])
  })

  it('carries the client and the way back', async () => {
    const { kept, opened, auth } = await signedIn([
      'https://shop.example.org/',
      'https://shop.example.org/login?a=b&c',
    ])
    kept.set(HOSTED, 'true,false')
    await auth.signOut()
    expect(opened).toEqual([
      `https://sign-in.example.org/logout?client_id=${CLIENT_ID}&logout_uri=https%3A%2F%2Fshop.example.org%2Flogin%3Fa%3Db%26c`,
    ])
    expect(kept.size).toBe(0)
  })

  it.each([
    [['https://elsewhere.example.org/'], 'InvalidOriginException'],
    [['app://elsewhere/'], 'InvalidRedirectException'],
    [[], 'InvalidRedirectException'],
  ])('back to %j is refused, and everything is forgotten by then', async (redirects, name) => {
    const { kept, opened, auth } = await signedIn(redirects)
    kept.set(HOSTED, 'true')
    await expect(auth.signOut()).rejects.toMatchObject({ name })
    expect([opened, kept.size]).toEqual([[], 0])
  })

  it('that fails says so', async () => {
    const { kept, auth } = await signedIn(['https://shop.example.org/login'], async () => {
      throw new Error('blocked')
    })
    kept.set(HOSTED, 'true')
    await expect(auth.signOut()).rejects.toMatchObject({
      name: 'OAuthSignOutException',
      message: 'An error occurred when attempting to log out from OAuth provider.',
    })
  })

  it('prefers this very page, then this host', () => {
    const place = { origin: 'https://a.org', pathname: '/x', hostname: 'a.org' }
    expect(chooseRedirect(['https://a.org/', 'https://a.org/x/y'], place)).toEqual({
      url: 'https://a.org/x/y',
    })
    expect(chooseRedirect(['https://b.org', 'http://a.org:1/'], place)).toEqual({ url: 'http://a.org:1/' })
  })
})
