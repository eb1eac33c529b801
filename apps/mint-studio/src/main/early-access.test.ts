import type { Auth, AuthSession } from '@chiaroscuro/auth'
import { describe, expect, it, vi } from 'vitest'
import { askEarlyAccess, type Standing, standingOf } from './early-access.js'

describe('the question before a mint', () => {
  const refused: Readonly<Record<Standing, string | undefined>> = {
    'no-identity': undefined,
    'signed-out': 'sign-in-first',
    granted: undefined,
    missing: 'no-early-access',
    unknown: 'early-access-unknown',
  }
  const cases = Object.entries(refused).flatMap(([standing, code]) =>
    ['mainnet', 'testnet11'].map((network) => [network, standing as Standing, code] as const),
  )

  it.each(cases)('on %s, where the standing is %s: %s', async (network, standing, code) => {
    const asked = askEarlyAccess(network, async () => standing)
    if (code === undefined) await expect(asked).resolves.toBeUndefined()
    else await expect(asked).rejects.toMatchObject({ name: 'StudioError', code })
  })

  it('is not even thought of on the devnet', async () => {
    const standing = vi.fn(async () => 'unknown' as const)
    await askEarlyAccess('simulator0', standing)
    expect(standing).not.toHaveBeenCalled()
  })
})

type Tokens = NonNullable<AuthSession['tokens']>
const apiUrl = 'https://api.example.org'
const tokens = (groups?: unknown): { tokens: Tokens } => ({
  tokens: {
    accessToken: { text: 'access', payload: {} },
    idToken: { text: 'the id token', payload: { 'cognito:groups': groups } },
  },
})
const down = () => Promise.reject(new TypeError('fetch failed'))

/** An identity as it is asked, and what the marketplace's service answers. */
function setUp(more: { session?: Auth['fetchAuthSession']; isOut?: boolean; answer?: () => Response }) {
  let isOut = more.isOut ?? false
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => more.answer?.() ?? down())
  const auth = {
    getCurrentUser: async () => {
      if (isOut) throw new Error('nobody')
      return { username: 'ada', userId: '1' }
    },
    fetchAuthSession: vi.fn(more.session ?? (async () => tokens())),
  }
  const parts = { auth, apiUrl, fetch: fetch as typeof globalThis.fetch }
  return { parts, fetch, auth, leave: () => (isOut = true) }
}
const json = (status: number, body: unknown) => () => Response.json(body, { status })
const usual = { isFresh: false }

describe('who may mint', () => {
  it.each([
    [
      'somebody of the group, whatever else is down',
      { session: async () => tokens(['admin', 'studio']) },
      'granted',
    ],
    ['a member', { answer: json(200, { active: true, since: null }) }, 'granted'],
    ['somebody whose membership ran out', { answer: json(200, { active: false }) }, 'missing'],
    [
      'somebody of another group',
      { session: async () => tokens(['studios']), answer: json(404, {}) },
      'missing',
    ],
    ['groups that are none', { session: async () => tokens('studio'), answer: json(404, {}) }, 'missing'],
    ['a marketplace that does not answer', {}, 'unknown'],
    [
      'a marketplace that does not know its people',
      { answer: json(401, { code: 'Unauthenticated' }) },
      'unknown',
    ],
    ['a marketplace that says something else', { answer: json(200, { active: 'yes' }) }, 'unknown'],
    ['an identity service that does not answer', { session: down }, 'unknown'],
    ['nobody', { isOut: true }, 'signed-out'],
    ['a session that has ended', { session: async () => ({}) }, 'signed-out'],
  ] as const)('%s', async (_, more, standing) => {
    expect(await standingOf(setUp(more).parts, usual)).toBe(standing)
  })

  it('is nobody any more whose session the service ended while it was asked', async () => {
    const { parts, auth, leave } = setUp({})
    auth.fetchAuthSession.mockImplementation(async () => {
      leave()
      throw new Error('revoked')
    })
    expect(await standingOf(parts, usual)).toBe('signed-out')
  })

  it('is asked by the ID token, of the marketplace alone', async () => {
    const { parts, fetch } = setUp({ answer: json(200, { active: true }) })
    await standingOf(parts, usual)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(String(url)).toBe(`${apiUrl}/v2/premium/membership`)
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the id token')
  })

  it('is looked up anew only where the token at hand grants nothing and it matters', async () => {
    const renewed = async (options?: { forceRefresh?: boolean }) =>
      tokens(options?.forceRefresh ? ['studio'] : [])
    const late = setUp({ session: renewed, answer: json(200, { active: false }) })
    expect(await standingOf(late.parts, usual)).toBe('missing')
    expect(await standingOf(late.parts, { isFresh: true })).toBe('granted')
    const known = setUp({ session: async () => tokens(['studio']) })
    await standingOf(known.parts, { isFresh: true })
    expect(known.auth.fetchAuthSession).toHaveBeenCalledOnce()
  })

  it('is nobody by a membership where no marketplace is named', async () => {
    const { parts, fetch } = setUp({})
    expect(await standingOf({ ...parts, apiUrl: undefined }, usual)).toBe('missing')
    expect(fetch).not.toHaveBeenCalled()
  })
})
