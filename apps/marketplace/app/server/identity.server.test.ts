// @vitest-environment node
import type { Auth, AuthSession } from '@chiaroscuro/auth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Identity, mayHaveSession, sessionOf, staffDoor, viewerOf } from './identity.server.js'

afterEach(() => vi.restoreAllMocks())

const token = (payload: Record<string, unknown>) => ({ text: 'x', payload })
function identity(fetchAuthSession: () => Promise<AuthSession>): Identity {
  return {
    // Nothing else is asked of it here.
    auth: { fetchAuthSession } as Auth,
    hasChallenge: false,
    setCookies: () => [],
  }
}
const signedIn = (claims: Record<string, unknown>) =>
  identity(async () => ({ userSub: 'me', tokens: { accessToken: token({}), idToken: token(claims) } }))

describe('who a request comes from', () => {
  it('is read from the ID token, whatever is missing in it', async () => {
    expect(await viewerOf(signedIn({ email: 'mira@a.test', name: 'Mira' }))).toEqual({
      id: 'me',
      name: 'Mira',
      email: 'mira@a.test',
    })
    expect(await viewerOf(signedIn({ email: 'mira@a.test', name: 7 }))).toMatchObject({ name: 'mira' })
    expect(await viewerOf(signedIn({}))).toEqual({ id: 'me', name: '', email: '' })
    expect(await viewerOf(identity(async () => ({})))).toBeUndefined()
  })

  it('is nobody, and said in the log without any token, where the pool fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = identity(async () => {
      throw Object.assign(new Error('Network error'), { name: 'NetworkError' })
    })
    expect(await viewerOf(failing)).toBeUndefined()
    expect(log.mock.calls).toEqual([['NetworkError: Network error']])
  })

  it('is nobody where the pool takes too long; who must know is told to come again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const hung = identity(() => new Promise(() => {}))
    expect(await viewerOf(hung, 10)).toBeUndefined()
    await expect(sessionOf(hung, 10)).rejects.toMatchObject({ name: 'SlowPoolError', retryable: true })
  })

  it('is told of the staff’s rooms only as a member of their group', async () => {
    const door = async (groups: unknown) =>
      staffDoor(await signedIn({ 'cognito:groups': groups }).auth.fetchAuthSession())
    expect(await door(['press', 'admin'])).toEqual({ staffPath: '/admin/events' })
    for (const groups of [undefined, [], ['admins', 'Admin'], 'admin', [{ admin: true }]])
      expect(await door(groups)).toEqual({})
    expect(staffDoor({})).toEqual({})
  })

  it('costs nothing where there is no session cookie', () => {
    const request = (cookie: string) => new Request('http://a.test/', { headers: { cookie } })
    expect(mayHaveSession(request('theme=dark; user-lang=en'))).toBe(false)
    expect(mayHaveSession(request('theme=dark; session.0=abc'))).toBe(true)
  })
})
