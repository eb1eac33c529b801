import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stepOf, totpAt } from '../src/index.js'
import { openPool } from './client.test-support.js'

const PASSWORD = 'correct-horse-1'
const tokensSchema = z.object({ access_token: z.string(), id_token: z.string() })
const SITE = 'http://localhost:4800/'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

describe('the hosted sign-in', () => {
  let world: Awaited<ReturnType<typeof openPool>>
  const verifier = randomBytes(32).toString('base64url')
  const request = () => ({
    response_type: 'code',
    client_id: world.pool.clientId,
    redirect_uri: SITE,
    scope: 'openid email',
    state: 'a/b?c',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const get = (more: object = {}) =>
    fetch(`${world.pool.url}/oauth2/authorize?${new URLSearchParams({ ...request(), ...more })}`)
  const post = (path: string, fields: Record<string, string>) =>
    fetch(world.pool.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const signIn = (username: string, password = PASSWORD) =>
    post('/oauth2/authorize', { ...request(), username, password })
  const codeIn = (response: Response) =>
    new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const trade = (code: string, more: object = {}) =>
    post('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: world.pool.clientId,
      redirect_uri: SITE,
      code,
      code_verifier: verifier,
      ...more,
    })

  beforeAll(async () => {
    world = await openPool({
      seeds: [
        { email: 'ada@example.org', password: PASSWORD },
        {
          email: 'bo@example.org',
          password: PASSWORD,
          totpSecret: SECRET,
          mfa: { methods: ['SOFTWARE_TOKEN_MFA'] },
        },
      ],
      settings: { callbackUrls: [SITE], logoutUrls: [SITE] },
    })
  })
  afterAll(async () => {
    expect(world.faults).toEqual([])
    await world.pool.close()
  })

  it('gives tokens that others can check, to whoever holds the verifier', async () => {
    const page = await (await get()).text()
    expect(page).toContain('autocomplete="current-password"')
    expect(page).not.toContain('<script')
    const back = await signIn('ada@example.org')
    expect(back.status).toBe(303)
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('state')).toBe('a/b?c')
    const tokens = tokensSchema.parse(await (await trade(codeIn(back))).json())
    const keys = createRemoteJWKSet(new URL(`${world.pool.issuer}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: world.pool.issuer,
      audience: world.pool.clientId,
      currentDate: new Date(world.time.now),
    })
    expect(payload).toMatchObject({ email: 'ada@example.org', email_verified: true, token_use: 'id' })
    const authorization = `Bearer ${tokens.access_token}`
    const about = await fetch(`${world.pool.url}/oauth2/userInfo`, { headers: { authorization } })
    expect(await about.json()).toMatchObject({ email: 'ada@example.org' })
    // It was not asked for the scope that changes accounts.
    expect(await world.call('GetUser', { AccessToken: tokens.access_token })).toMatchObject({
      __type: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    })
  })

  it('takes a code once, with its verifier and its address', async () => {
    const [one, two, three] = await Promise.all(Array.from({ length: 3 }, () => signIn('ada@example.org')))
    if (!one || !two || !three) throw new Error('three were asked for')
    expect((await trade(codeIn(one))).status).toBe(200)
    for (const refused of [
      await trade(codeIn(one)),
      await trade(codeIn(two), { code_verifier: randomBytes(32).toString('base64url') }),
      await trade(codeIn(two)),
      await trade(codeIn(three), { redirect_uri: 'http://localhost:4800/other' }),
    ])
      expect(await refused.json()).toEqual({ error: 'invalid_grant' })
  })

  it('asks for the second factor', async () => {
    const page = await (await signIn('bo@example.org')).text()
    const hidden = Object.fromEntries(
      [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    expect(page).toContain('one-time-code')
    const wrong = await post('/oauth2/authorize', { ...hidden, code: '000000' })
    expect(wrong.status).toBe(401)
    const right = await post('/oauth2/authorize', { ...hidden, code: totpAt(SECRET, stepOf(world.time.now)) })
    expect((await trade(codeIn(right))).status).toBe(200)
  })

  it.each([
    ['another address', { redirect_uri: 'https://elsewhere.example/' }],
    ['another client', { client_id: 'someoneelse' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['the implicit grant', { response_type: 'token' }],
    ['a scope nobody knows', { scope: 'openid everything' }],
  ])('redirects nowhere for %s', async (_, more) => {
    const answer = await get(more)
    expect(answer.status).toBe(400)
    expect(answer.redirected).toBe(false)
  })

  it('escapes what it was given', async () => {
    const page = await (await get({ state: '"><script>alert(1)</script>' })).text()
    expect(page).not.toContain('<script')
  })

  it('sends people back after signing out, to an address of ours', async () => {
    const logout = (to: string) =>
      fetch(
        `${world.pool.url}/logout?${new URLSearchParams({ client_id: world.pool.clientId, logout_uri: to })}`,
        { redirect: 'manual' },
      )
    expect((await logout(SITE)).headers.get('location')).toBe(SITE)
    expect((await logout('https://elsewhere.example/')).status).toBe(400)
  })
})
