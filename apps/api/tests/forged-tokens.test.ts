import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RefusedError } from '../src/endpoint/endpoint.js'
import { makeApiKey } from '../src/identity/api-key.js'
import { poolKeys } from '../src/identity/key-set.js'
import { admit, identity, type ViewerOf } from '../src/identity/viewer.js'
import { apiKey } from '../src/store/schema.js'
import { forgedTokens } from './forged-tokens.js'
import { openTestDatabase } from './test-database.js'
import { CLIENT, ISSUER_PATH, KID, tokenForge } from './token-forge.js'

const NOW = Date.now()
const asked: string[] = []
let answers: (path: string) => unknown = () => undefined
const pool = createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = answers(request.url ?? '')
  response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve))
const root = `http://127.0.0.1:${(pool.address() as AddressInfo).port}`
const issuer = `${root}${ISSUER_PATH}`
const forge = tokenForge(issuer, NOW)
answers = (path) => (path === `${ISSUER_PATH}/.well-known/jwks.json` ? forge.jwks : undefined)

const store = await openTestDatabase()
let now = NOW
let viewerOf: ViewerOf

function open(): ViewerOf {
  return identity({
    db: store.db,
    pool: { issuer, clientId: CLIENT, keys: poolKeys(issuer, Date.now) },
    now: () => now,
    onTrouble: (error) => {
      throw error
    },
  })
}

beforeAll(() => {
  viewerOf = open()
})
afterAll(async () => {
  pool.close()
  await store.close()
})

async function refusal(header: string): Promise<RefusedError> {
  const error: unknown = await viewerOf(header).then(
    (viewer) => new Error(`accepted: ${JSON.stringify(viewer)}`),
    (refused: unknown) => refused,
  )
  expect(error).toBeInstanceOf(RefusedError)
  if (!(error instanceof RefusedError)) throw error
  return error
}

describe('a token of the pool', () => {
  it('names its holder, and admins by their group', async () => {
    const sub = forge.claims.sub
    expect(await viewerOf(`Bearer ${forge.token()}`)).toEqual({
      userId: sub,
      name: null,
      isAdmin: false,
      email: null,
      key: undefined,
    })
    const groups = { 'cognito:groups': ['admin', 'press'] }
    expect(await viewerOf(`bearer ${forge.token(groups)}`)).toMatchObject({ isAdmin: true })
    expect(await viewerOf(`Bearer ${forge.token({ 'cognito:groups': ['Admin', 'admins'] })}`)).toMatchObject({
      isAdmin: false,
    })
  })

  it('says where its holder gets letters only once the pool has confirmed it', async () => {
    const emailOf = async (claims: Readonly<Record<string, unknown>>) =>
      (await viewerOf(`Bearer ${forge.token(claims)}`))?.email
    expect(await emailOf({ email: 'ann@example.org', email_verified: true })).toBe('ann@example.org')
    for (const claims of [
      { email: 'ann@example.org', email_verified: false },
      { email: 'ann@example.org', email_verified: 'true' },
      { email: 'ann@example.org\r\nBcc: x@y.test', email_verified: true },
      { email: undefined, email_verified: true },
    ])
      expect(await emailOf(claims)).toBeNull()
  })

  it('says what its holder is called, if that can be shown; whatever it says, it is their token', async () => {
    const nameOf = async (name: unknown) => (await viewerOf(`Bearer ${forge.token({ name })}`))?.name
    expect(await nameOf(' Ann Archer ')).toBe('Ann Archer')
    for (const name of ['', 'a\u202enn', 'x'.repeat(81), 7, { first: 'Ann' }])
      expect(await nameOf(name)).toBeNull()
  })

  it('may come from a clock that is half a minute off', async () => {
    for (const claims of [{ exp: forge.now - 29 }, { iat: forge.now + 29 }, { nbf: forge.now + 29 }])
      expect(await viewerOf(`Bearer ${forge.token(claims)}`)).toBeDefined()
  })

  it('is no matter where none was sent', async () => {
    expect(await viewerOf(undefined)).toBeUndefined()
  })
})

describe('a forged token', () => {
  const forged = forgedTokens(forge, root)

  it('is refused whatever is wrong with it, and nothing it names is asked', async () => {
    const kinds = Object.entries(forged)
    expect(kinds.length).toBeGreaterThanOrEqual(100)
    const accepted: string[] = []
    for (const [kind, token] of kinds) {
      const error: unknown = await viewerOf(`Bearer ${token}`).catch((refused: unknown) => refused)
      const isRefusal = error instanceof RefusedError && error.code === 'Unauthenticated'
      if (!isRefusal) accepted.push(`${kind}: ${JSON.stringify(error)}`)
      else
        expect(new Headers(error.headers.map(([...one]) => one)).get('www-authenticate')).toMatch(/^Bearer /)
    }
    expect(accepted).toEqual([])
    expect(new Set(asked)).toEqual(new Set([`${ISSUER_PATH}/.well-known/jwks.json`]))
  })

  it.each(['', ' ', 'Bearer', 'Bearer ', 'Basic YW5uOnB3', 'Token x', 'Bearer a b', 'Bearer\ta', 'Bearer é'])(
    'is refused under the header %j',
    async (header) => {
      expect((await refusal(header)).code).toBe('Unauthenticated')
      expect((await refusal(`${header}${forge.token()} x`)).code).toBe('Unauthenticated')
    },
  )

  it('never stands in what is said of it', async () => {
    for (const token of Object.values(forged).filter((one) => one.length > 40)) {
      const error = await refusal(`Bearer ${token}`)
      expect(JSON.stringify([error.message, error.extra, error.headers])).not.toContain(token.slice(0, 40))
    }
  })

  it('makes us ask the pool for keys in bounds', async () => {
    viewerOf = open()
    asked.length = 0
    const tokens = Array.from({ length: 200 }, (_, n) => forge.token({}, { alg: 'RS256', kid: `kid-${n}` }))
    await Promise.all(tokens.map((token) => refusal(`Bearer ${token}`)))
    for (const token of tokens) await refusal(`Bearer ${token}`)
    expect(asked.length).toBeLessThanOrEqual(2)
    expect(await viewerOf(`Bearer ${forge.token()}`)).toBeDefined()
  })
})

describe('a pool that is away', () => {
  it('is told apart from a wrong token', async () => {
    const known = answers
    answers = () => undefined
    viewerOf = open()
    expect((await refusal(`Bearer ${forge.token()}`)).code).toBe('IdentitySilent')
    // What is wrong in itself is wrong without the pool.
    expect((await refusal(`Bearer ${forge.token({}, { alg: 'none', kid: KID })}`)).code).toBe(
      'Unauthenticated',
    )
    answers = () => ({ keys: 'none' })
    viewerOf = open()
    expect((await refusal(`Bearer ${forge.token()}`)).code).toBe('IdentitySilent')
    answers = known
    viewerOf = open()
    expect(await viewerOf(`Bearer ${forge.token()}`)).toBeDefined()
  })

  it('does not matter where nobody can sign in', async () => {
    viewerOf = identity({ db: store.db, pool: undefined, now: () => now, onTrouble: () => {} })
    expect((await refusal(`Bearer ${forge.token()}`)).code).toBe('Unauthenticated')
    viewerOf = open()
  })
})

describe('a key', () => {
  let bytes = 0
  const make = () => makeApiKey((count) => new Uint8Array(count).fill(++bytes))
  const row = (key: ReturnType<typeof make>) => ({
    id: key.id,
    secretHash: key.hash,
    userId: 'ann',
    name: 'test',
    scopes: ['read'],
    createdAt: NOW,
    expiresAt: null as number | null,
    revokedAt: null as number | null,
    lastUsedAt: NOW,
  })

  it('opens what it is allowed until it is revoked or over', async () => {
    const [live, revoked, ended] = [make(), make(), make()]
    const rows = [row(live), { ...row(revoked), revokedAt: NOW }, { ...row(ended), expiresAt: NOW + 1000 }]
    await store.db.insert(apiKey).values(rows)
    const viewer = await viewerOf(`Bearer ${live.text}`)
    expect(viewer).toEqual({
      userId: 'ann',
      name: null,
      isAdmin: false,
      email: null,
      key: { id: live.id, scopes: ['read'] },
    })
    expect(admit(viewer, { who: 'member', scope: 'read' })).toBe(viewer)
    for (const access of [
      { who: 'member', scope: 'profiles:write' },
      { who: 'member' },
      { who: 'admin', scope: 'read' },
    ] as const)
      expect(() => admit(viewer, access)).toThrow(expect.objectContaining({ code: 'Forbidden' }))
    expect((await refusal(`Bearer ${revoked.text}`)).code).toBe('Unauthenticated')
    expect(await viewerOf(`Bearer ${ended.text}`)).toBeDefined()
    now = NOW + 1000
    expect((await refusal(`Bearer ${ended.text}`)).code).toBe('Unauthenticated')
    now = NOW
  })

  it('is refused when it is any other text', async () => {
    const key = make()
    await store.db.insert(apiKey).values(row(key))
    const [, id = '', secret = ''] = key.text.split('_')
    const others = [
      make().text,
      `chk_${id}_${make().text.split('_')[2]}`,
      `chk_${id}_${secret.slice(0, -1)}`,
      `chk_${id}_${secret}A`,
      `chk_${id}_`,
      `chk_${id}`,
      'chk_',
      `chk_${'%'.repeat(12)}_${secret}`,
      `CHK_${id}_${secret}`,
      `${key.text}.${forge.token()}`,
      key.hash,
      `chk_${id}_${key.hash.slice(0, 43)}`,
    ]
    for (const text of others) expect((await refusal(`Bearer ${text}`)).code).toBe('Unauthenticated')
  })
})

describe('admit', () => {
  it('asks for somebody', () => {
    expect(() => admit(undefined, { who: 'member', scope: 'read' })).toThrow(
      expect.objectContaining({ code: 'Unauthenticated' }),
    )
  })
})
