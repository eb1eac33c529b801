import { type ApiClient, ApiError, call, pages } from '@chiaroscuro/api-client'
import * as contract from '@chiaroscuro/contract/operation'
import {
  askEarlyAccess,
  getGarden,
  getMe,
  getProfile,
  getToken,
  listApiKeys,
  listCollections,
  listEarlyAccess,
  listGardenCollections,
  listGardenProfiles,
  listGardens,
  listSearches,
  listSupporters,
  listTokens,
  makeApiKey,
  type Operation,
  removeGarden,
  removeSearch,
  removeToken,
  revokeApiKey,
  saveGarden,
  saveSearch,
  saveSupporter,
  saveToken,
} from '@chiaroscuro/contract/operation'
import * as schemas from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatCollectionId, formatDid } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { didOf } from './product/transfer-did.js'
import { databases } from './test-database.js'

describe.skipIf(!isDevnetSupported()).each(databases)('records of people on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  let nobody: ApiClient
  let ann: ApiClient
  let admin: ApiClient
  let dids: string[] = []

  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({ ...config, identity: pool }))
    nobody = product.client
    ann = clientWith(product.url, pool.token('ann'))
    admin = clientWith(product.url, pool.token('ada', { 'cognito:groups': ['admin'] }))
    const places = await Promise.all(
      product.world.creators.slice(0, 2).map((actor) => didOf(product.world, actor)),
    )
    dids = places.map(({ launcherId }) => launcherId)
    await product.settled(1)
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  async function statusOf(work: Promise<unknown>): Promise<number> {
    const error: unknown = await work.then(
      () => 200,
      (refused: unknown) => refused,
    )
    if (typeof error === 'number') return error
    if (error instanceof ApiError) return error.status
    throw error
  }

  describe('keys', () => {
    it('are shown once, open what they are allowed, and nothing once revoked', async () => {
      const made = schemas.newApiKey.parse(
        await call(ann, makeApiKey, { key: { name: 'A bot', scopes: ['read'], days: 30 } }),
      )
      expect(made.key).toMatch(/^chk_/)
      const bot = clientWith(product.url, made.key)
      expect(schemas.me.parse(await call(bot, getMe, {}))).toMatchObject({
        user_id: 'ann',
        is_admin: false,
        key: { id: made.id, scopes: ['read'] },
      })
      const { keys } = schemas.apiKeyList.parse(await call(ann, listApiKeys, {}))
      expect(keys).toMatchObject([{ id: made.id, name: 'A bot', scopes: ['read'], revoked_at: null }])
      expect(JSON.stringify(keys)).not.toContain(made.key.slice(20))
      // A key makes no keys, and nobody takes another's back.
      expect(await statusOf(call(bot, listApiKeys, {}))).toBe(403)
      expect(await statusOf(call(bot, makeApiKey, { key: { name: 'x', scopes: ['read'] } }))).toBe(403)
      expect(await statusOf(call(admin, revokeApiKey, { key_id: made.id }))).toBe(404)
      const gone = await call(ann, revokeApiKey, { key_id: made.id })
      expect(gone.revoked_at).not.toBeNull()
      expect(await call(ann, revokeApiKey, { key_id: made.id })).toEqual(gone)
      expect(await statusOf(call(bot, getMe, {}))).toBe(401)
      // A wrong key is not taken for none, even where none is asked for.
      expect(await statusOf(call(bot, listGardens, {}))).toBe(401)
    })

    it('are not without number', async () => {
      const many = clientWith(product.url, pool.token('many'))
      const statuses: number[] = []
      for (let n = 0; n < 22; n++)
        statuses.push(await statusOf(call(many, makeApiKey, { key: { name: `${n}`, scopes: ['read'] } })))
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
      expect(statuses.slice(20)).toEqual([429, 429])
    })
  })

  describe('saved searches', () => {
    it('are a member’s own, of known collections, and not without number', async () => {
      const [collection] = (await call(nobody, listCollections, { size: 1 })).items
      const looker = clientWith(product.url, pool.token('looker'))
      const other = clientWith(product.url, pool.token('other'))
      expect(await statusOf(call(nobody, listSearches, {}))).toBe(401)
      const search = {
        name: 'Gold',
        collection_id: collection?.id ?? '',
        words: 'Gold',
        max_price_mojos: '5',
      }
      const saved = schemas.savedSearch.parse(await call(looker, saveSearch, { search }))
      expect(saved).toMatchObject({ name: 'Gold', collection: { name: collection?.name }, words: 'gold' })
      const unknown = { ...search, collection_id: formatCollectionId(asHex32('5'.repeat(64))) }
      expect(await statusOf(call(looker, saveSearch, { search: unknown }))).toBe(404)
      expect(await statusOf(call(looker, saveSearch, { search: { name: 'All' } }))).toBe(422)

      const tries = Array.from({ length: 6 }, () => statusOf(call(looker, saveSearch, { search })))
      expect((await Promise.all(tries)).sort()).toEqual([200, 200, 200, 200, 409, 409])
      const mine = schemas.savedSearches.parse(await call(looker, listSearches, {}))
      expect([mine.items.length, mine.most]).toEqual([5, 5])

      expect(await statusOf(call(other, removeSearch, { search_id: saved.id }))).toBe(404)
      expect(await call(looker, removeSearch, { search_id: saved.id })).toEqual({ removed: true })
      expect((await call(looker, listSearches, {})).items.map(({ id }) => id)).not.toContain(saved.id)
      expect(await call(other, listSearches, {})).toEqual({ items: [], most: 5 })
    })
  })

  describe('early access', () => {
    it('is asked for once, however often, and tells nobody who asked', async () => {
      const ask = (email: string, key?: string) =>
        fetch(`${product.url}/v2/early-access`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
          body: JSON.stringify({ email }),
        })
      const answers = [
        await ask('Dora@Example.org', 'once-and-only'),
        await ask('Dora@example.ORG'),
        await ask('another@example.org', 'once-and-only'),
        await ask('eve@example.org'),
      ]
      const seen = await Promise.all(
        answers.map(async (one) => ({
          status: one.status,
          body: await one.text(),
          kept: one.headers.get('etag'),
        })),
      )
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(seen[0]).toEqual({ status: 202, body: '{"submitted":true}', kept: null })
      expect(await statusOf(call(nobody, listEarlyAccess, {}))).toBe(401)
      expect(await statusOf(call(ann, listEarlyAccess, {}))).toBe(403)
      const kept = await call(admin, listEarlyAccess, {})
      expect(kept.items.map(({ email }) => email).sort()).toEqual(['Dora@Example.org', 'eve@example.org'])
      expect(product.lines.join('')).not.toMatch(/dora|eve@/i)
    })

    it.each(['', 'dora', 'dora@', '@example.org', 'a b@example.org', `${'x'.repeat(300)}@example.org`])(
      'is refused to %j',
      async (email) => {
        expect(await statusOf(call(admin, askEarlyAccess, { submission: { email } }))).toBe(422)
      },
    )

    it('is not a way to try a list', async () => {
      const guest = clientWith(product.url, pool.token('guest'))
      const statuses: number[] = []
      for (let n = 0; n < 12; n++)
        statuses.push(
          await statusOf(call(guest, askEarlyAccess, { submission: { email: `g${n}@example.org` } })),
        )
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    })
  })

  describe('what the people who run this say', () => {
    const slug = 'winter-garden'
    const token = 'ab'.repeat(32)

    it('is theirs alone to say', async () => {
      const garden = { name: 'Winter', owner_id: formatDid(asHex32(dids[0] ?? '')) }
      const attempts: ((client: ApiClient) => Promise<unknown>)[] = [
        (client) => call(client, saveGarden, { slug, garden }),
        (client) => call(client, removeGarden, { slug }),
        (client) => call(client, saveToken, { token_id: token, token: { code: 'X', name: 'X', rank: 1 } }),
        (client) => call(client, removeToken, { token_id: token }),
        (client) => call(client, saveSupporter, { supporter: { profile_id: dids[0] ?? '', plan: 'yearly' } }),
        (client) => call(client, listEarlyAccess, {}),
      ]
      const { key } = await call(ann, makeApiKey, {
        key: { name: 'all', scopes: ['read', 'profiles:write'] },
      })
      for (const attempt of attempts)
        expect([
          await statusOf(attempt(nobody)),
          await statusOf(attempt(ann)),
          await statusOf(attempt(clientWith(product.url, key))),
        ]).toEqual([401, 403, 403])
      expect((await call(nobody, listGardens, {})).items).toEqual([])
    })

    it('makes gardens, whose members are in the order given', async () => {
      const { items } = await call(nobody, listCollections, {})
      const collections = items.map(({ id }) => id)
      const save = (name: string, members: string[]) =>
        call(admin, saveGarden, {
          slug,
          garden: {
            name,
            description: 'What grows in winter.',
            owner_id: formatDid(asHex32(dids[0] ?? '')),
            profile_ids: members,
            collection_ids: collections,
          },
        })
      const made = schemas.garden.parse(await save('Winter', dids))
      expect(made).toMatchObject({ slug, profile_count: 2, collection_count: collections.length })
      const again = schemas.garden.parse(await save('Winter garden', [...dids].reverse()))
      expect(again).toMatchObject({ id: made.id, created_at: made.created_at, name: 'Winter garden' })
      expect(await call(nobody, getGarden, { slug })).toEqual(again)
      expect((await call(nobody, listGardens, {})).items).toEqual([again])
      const walked: string[] = []
      for await (const page of pages(nobody, listGardenProfiles, { slug, size: 1 }))
        walked.push(...page.map(({ id }) => id))
      expect(walked).toEqual([...dids].reverse())
      const shown = schemas.gardenCollectionPage.parse(await call(nobody, listGardenCollections, { slug }))
      expect(shown.items.map(({ id }) => id)).toEqual(collections)
      expect(await statusOf(save('', dids))).toBe(422)
      expect(await statusOf(save('Winter', ['did:chia:1x']))).toBe(422)
      await call(admin, removeGarden, { slug })
      expect(await statusOf(call(nobody, getGarden, { slug }))).toBe(404)
    })

    it('vouches for tokens', async () => {
      const facts = { code: 'WNTR', name: 'Winter', description: 'Cold.', rank: 7 }
      const saved = schemas.listedToken.parse(await call(admin, saveToken, { token_id: token, token: facts }))
      expect(saved).toEqual({ id: token, ...facts, decimals: 3 })
      for (const id of [token, 'WNTR', 'wntr'])
        expect(await call(nobody, getToken, { token_id: id })).toEqual(saved)
      const { items } = schemas.tokenPage.parse(await call(nobody, listTokens, {}))
      expect(items[0]).toMatchObject({ id: 'xch', rank: 0 })
      expect(items[1]).toEqual(saved)
      expect((await call(nobody, listTokens, { query: 'wint' })).items).toEqual([saved])
      await call(admin, removeToken, { token_id: token })
      expect(await statusOf(call(nobody, getToken, { token_id: token }))).toBe(404)
      expect(await statusOf(call(admin, saveToken, { token_id: 'xch', token: facts }))).toBe(404)
    })

    it('names supporters, for as long as they are', async () => {
      const [first = '', second = ''] = dids
      const now = Math.floor(Date.now() / 1000)
      const save = (profile_id: string, more: { from?: number; until?: number }) =>
        call(admin, saveSupporter, { supporter: { profile_id, plan: 'yearly', ...more } })
      await save(first, { from: now - 100 })
      await save(second, { from: now - 100, until: now - 50 })
      const listed = schemas.supporterList.parse(await call(nobody, listSupporters, {}))
      expect(listed.supporters.map(({ profile, plan }) => [profile.id, plan])).toEqual([[first, 'yearly']])
      const isSupporter = async (id: string) =>
        (await call(nobody, getProfile, { profile_id: id })).is_supporter
      expect([await isSupporter(first), await isSupporter(second)]).toEqual([true, false])
      await save(first, { from: now - 1, until: now + 1000 })
      expect((await call(nobody, listSupporters, {})).supporters).toHaveLength(1)
      expect(await statusOf(save(first, { from: now, until: now }))).toBe(422)
      // From now on is from this very moment on.
      await save(second, {})
      expect(await isSupporter(second)).toBe(true)
      expect((await call(nobody, listSupporters, {})).supporters).toHaveLength(2)
      // Named several times at once is named once.
      await Promise.all(Array.from({ length: 8 }, () => save(second, { from: now + 2 })))
    })
  })

  it('are refused by name, in the documented shape, and never by failing', async () => {
    const post = (path: string, body: unknown, bearer?: string) =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    const bodies = [
      '',
      'null',
      '[]',
      '{',
      '"x"',
      { a: 1 },
      { action: 'other' },
      { name: '\u0000' },
      { garden: {} },
    ]
    const faces: unknown[] = Object.values(contract)
    const writes = faces.filter(isOperation).filter(({ method, access }) => method === 'POST' && access)
    expect(writes.length).toBeGreaterThan(8)
    for (const { path, access } of writes)
      for (const body of bodies) {
        const place = path.replace(/\{(\w+)\}/g, (_, name) =>
          name === 'profile_id' ? (dids[0] ?? '') : 'x-y',
        )
        const token = pool.token(`fuzz-${path.length}`, { 'cognito:groups': ['admin'] })
        const answer = await post(place, body, token)
        expect([path, answer.status, answer.status >= 400 && answer.status < 500]).toEqual([
          path,
          answer.status,
          true,
        ])
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
        schemas.problem.parse(await answer.json())
        expect((await post(place, body)).status).toBe(access?.unseen ? 404 : 401)
      }
  })
})

function isOperation(value: unknown): value is Operation<never, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
