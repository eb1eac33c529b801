// @vitest-environment node
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isOfGroup, requireGroup } from './guard.server.js'
import { identityOf } from './identity.server.js'

const POOL = 'local_Pool1'
const CLIENT = 'the-site'

let pool: Server
let issuer: string
let own: CryptoKey
let forged: CryptoKey

beforeAll(async () => {
  const [pair, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  own = pair.privateKey
  forged = other.privateKey
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }
  pool = createServer((_, answer) => answer.end(JSON.stringify(keys)))
  pool.listen(0, '127.0.0.1')
  await once(pool, 'listening')
  const address = pool.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  issuer = `${endpoint}/${POOL}`
  vi.stubEnv('USER_POOL_ID', POOL)
  vi.stubEnv('USER_POOL_CLIENT_ID', CLIENT)
  vi.stubEnv('USER_POOL_ENDPOINT', endpoint)
  vi.stubEnv('SESSION_SECRETS', 'a-secret-of-forty-characters-or-so-it-is')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  pool.closeAllConnections()
  pool.close()
  await once(pool, 'close')
})

const signed = (claims: Record<string, unknown>, key: CryptoKey) =>
  new SignJWT({ sub: 'ada', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)

const at = (headers: Record<string, string>) =>
  new Request('http://site.test/admin/events?page=2', { headers })

/** A request with the cookies that a sign-in of this person leaves. */
async function signedIn(groups: unknown, key = own): Promise<Request> {
  const idToken = await signed(
    { aud: CLIENT, token_use: 'id', email: 'ada@a.test', 'cognito:groups': groups },
    key,
  )
  const accessToken = await signed({ client_id: CLIENT, token_use: 'access', username: 'ada' }, key)
  const identity = identityOf(at({}))
  await identity?.auth.adoptTokens(
    { accessToken, idToken, refreshToken: 'refresh' },
    { loginId: 'ada@a.test', authFlowType: 'USER_SRP_AUTH' },
  )
  const cookie = (identity?.setCookies() ?? []).map((one) => one.split(';')[0]).join('; ')
  return at({ cookie })
}

describe('a room for a group of the user pool', () => {
  it('is open to its members', async () => {
    const request = await signedIn(['press', 'admin'])
    expect((await requireGroup(request, 'admin')).viewer).toMatchObject({ id: 'ada', name: 'ada' })
    expect(await isOfGroup(request, 'admin')).toBe(true)
  })

  it.each<[string, () => Promise<Request>]>([
    ['a visitor', async () => at({})],
    ['a made-up session', async () => at({ cookie: 'session.0=abc' })],
    ['a member of no group', () => signedIn(undefined)],
    ['a member of other groups', () => signedIn(['Admin', 'admins', 'administrator'])],
    ['groups in one word', () => signedIn('admin')],
    ['groups that are no words', () => signedIn([{ admin: true }])],
  ])('is not there for %s', async (_, asked) => {
    const request = await asked()
    expect(await isOfGroup(request, 'admin')).toBe(false)
    const answer = await requireGroup(request, 'admin').catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    if (!(answer instanceof Response)) return
    expect([answer.status, [...answer.headers.keys()], await answer.text()]).toEqual([
      404,
      ['content-type'],
      'Page not found: /admin/events',
    ])
  })

  it('is not there for tokens that another key signed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await isOfGroup(await signedIn(['admin'], forged), 'admin')).toBe(false)
    expect(String(log.mock.calls[0])).toContain('signature')
    expect(String(log.mock.calls)).not.toContain('eyJ')
  })
})
