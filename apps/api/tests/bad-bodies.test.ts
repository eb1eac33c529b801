import { type ApiClient, call } from '@chiaroscuro/api-client'
import {
  claimProfile,
  listMyCollections,
  makeApiKey,
  makeChallenge,
  makeWebhook,
  openMintingAccount,
  saveSearch,
  submitOffer,
} from '@chiaroscuro/contract/operation'
import { problem } from '@chiaroscuro/contract/schema'
import { signText } from '@chiaroscuro/dev-world'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { asHex32, formatAddress, formatDid, formatNftId } from '@chiaroscuro/domain/id'
import { SIGNING_MODES } from '@chiaroscuro/domain/signature'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pushConfig } from '../src/config/push.js'
import { documentedOperations } from '../src/docs/docs-routes.js'
import type { Documented } from '../src/docs/documented.js'
import { parametersOf } from '../src/docs/json-schema.js'
import { sampleOf, samplesOf } from '../src/docs/sample.js'
import { OWN_ENDPOINTS } from '../src/serve/router.js'
import { type Product, startProduct } from './product/product.js'
import { clientWith, startTestPool, type TestPool } from './product/signed-in.js'
import { MINTING, pieceOf } from './product/test-minter.js'
import { didOf } from './product/transfer-did.js'
import { awkward } from './public-awkward.js'
import { databases, shareOf } from './test-database.js'

/** Over all databases together. */
const REQUESTS = process.env.TEST_LONG ? 40_000 : 3000
const LONGEST_MS = process.env.TEST_LONG ? 3_600_000 : 300_000
const AT_ONCE = 20
/** People who ask, so many that what each may do is not used up. */
const PEOPLE = 200

const writes = documentedOperations(OWN_ENDPOINTS).filter(
  ({ method, language }) => method === 'POST' && language === 'own',
)

const node = z.looseObject({
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  type: z.string().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})
type Schema = Readonly<Record<string, unknown>>

/** Stands for one of the things there are, found once a world stands: mostly one that goes by this name. */
interface Real {
  readonly real: number
  readonly name: string
}
const realOf = (name: string): fc.Arbitrary<Real> => fc.nat(60).map((at) => ({ real: at, name }))
const isReal = (value: unknown): value is Real =>
  typeof value === 'object' && value !== null && 'real' in value

/** What a schema takes, what it just does not, and what nobody expects; mostly the first, or nothing would come past it. */
function valuesOf(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const facts = node.parse(schema)
  const strange = fc.oneof(awkward, fc.constantFrom(null, true, 0, [], {}), fc.jsonValue({ maxDepth: 3 }))
  const usual = () => {
    if (facts.anyOf) return fc.oneof(...facts.anyOf.map((one) => valuesOf(name, one)))
    if ('const' in facts) return fc.constant(facts.const)
    if (facts.enum) return fc.constantFrom(...facts.enum)
    if (facts.type === 'array') return fc.array(valuesOf(name, facts.items ?? {}), { maxLength: 4 })
    if (facts.type === 'object') return objectsOf(schema)
    if (facts.type === 'boolean') return fc.boolean()
    if (facts.type === 'null') return fc.constant(null)
    if (facts.type === 'integer' || facts.type === 'number')
      return fc.oneof(
        fc.constantFrom(
          ...[facts.minimum ?? 0, facts.maximum ?? 9].flatMap((edge) => [edge - 1, edge, edge + 1]),
        ),
        fc.integer({ min: 0, max: 30 }),
      )
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(sampleOf(name, schema)) },
      { weight: 4, arbitrary: realOf(name) },
      { weight: 2, arbitrary: awkward },
    )
  }
  return fc.oneof({ weight: 12, arbitrary: usual() }, { weight: 1, arbitrary: strange })
}

function objectsOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = node.parse(schema)
  const record = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valuesOf(name, one)]),
  )
  const whole = fc.record(record, { requiredKeys: required })
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, awkward).map(([one, name]) => ({ ...one, [name]: 1 })) },
  )
}

/** Bodies that are taken where a sample is nobody's: what a browser gives, what a minter mints. */
const MEANT: Readonly<Record<string, readonly unknown[]>> = {
  'add-push-device': [
    {
      ...{ endpoint: 'https://push.example/one', label: 'Firefox', language: 'en' },
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  ],
  'order-mints': [{ mints: [pieceOf(1, formatAddress(asHex32('ab'.repeat(32)), 'txch'))] }],
  moderate: [
    {
      ...{ act: 'hide', kind: 'collection', target: { real: 1, name: 'collection_id' } },
      ...{ key: 'moderated-1', reason: 'A copy\u0000' },
    },
  ],
  'take-snapshot': [
    { nft_ids: [{ real: 1, name: 'nft_id' }], traits: [{ trait_type: 'Hat', value: 'red' }], at: 2 },
  ],
  'save-search': [{ name: 'Paper', words: 'paper' }],
  'update-profile': [
    { username: 'ada' },
    { name: 'Ada' },
    { bio: 'Paper' },
    { bio: 'a\u0000b \ud800' },
    { name: '\ud800' },
  ],
  'update-collection': [{ description: 'a\u0000b \ud800' }],
}

const request = fc.constantFrom(...writes.entries()).chain(([at, operation]) => {
  const { body, input } = operation
  const schema = body === undefined ? undefined : parametersOf(input).get(body)?.schema
  const sample = samplesOf(operation).get(body ?? '')
  return fc.record({
    at: fc.constant(at),
    place: fc.oneof({ weight: 6, arbitrary: fc.nat(60) }, { weight: 1, arbitrary: awkward }),
    // The first of them has something of everything.
    person: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(PEOPLE - 1) }),
    body: fc.oneof(
      { weight: 20, arbitrary: schema ? valuesOf(body ?? '', schema) : fc.constant({}) },
      { weight: 4, arbitrary: fc.constant(sample ?? {}) },
      ...(MEANT[operation.id] ?? []).map((one) => ({ weight: 4, arbitrary: fc.constant(one) })),
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    /** What is sent in place of JSON, now and then. */
    raw: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.oneof(awkward, fc.constantFrom('{"a":', '[[[[', 'x'.repeat(450_000))) },
    ),
  })
})
type Asked = typeof request extends fc.Arbitrary<infer One> ? One : never

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('bad bodies on $name', ({ name, url }) => {
  let pool: TestPool
  let product: Product
  let things: Readonly<Record<string, readonly string[]>>
  const tokens: string[] = []
  const admins: string[] = []
  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({
      ...config,
      identity: pool,
      minting: { ...MINTING, givenCredits: 3 },
      push: pushConfig({ PUSH_SECRET: '3'.repeat(64) }, 'https://site.test'),
      premium: { publicKey: MINTING.publicKey, month: 1_000_000_000n, year: 10_000_000_000n },
      snapshotSecret: '5'.repeat(64),
      // Each request comes from an address of its own.
      serving: { ...config.serving, proxies: ['127.0.0.1'] },
    }))
    for (let i = 0; i < PEOPLE; i++) {
      tokens.push(pool.token(`person-${i}`))
      admins.push(pool.token(`admin-${i}`, { 'cognito:groups': ['admin'] }))
    }
    await product.settled(1)
    things = await thingsOf(product, clientWith(product.url, tokens[0] ?? ''))
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  function thingOf({ real, name }: Real): string {
    const own = Object.entries(things).find(([names]) => names.split(' ').includes(name))?.[1]
    const all = own && real % 6 > 0 ? own : Object.values(things).flat()
    return all[real % all.length] ?? ''
  }

  /** The things there are in the place of their numbers. */
  function withThings(value: unknown): unknown {
    if (isReal(value)) return thingOf(value)
    if (Array.isArray(value)) return value.map(withThings)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withThings(one)]))
  }

  const seen = new Map<number, number>()
  const taken = new Set<string>()
  async function ask({ at, place, person, body, raw }: Asked, caller: number): Promise<void> {
    const operation = writes[at]
    if (!operation) return
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
      const text = typeof place === 'number' ? thingOf({ real: place, name }) : place
      // Nothing and dots alone would name another path.
      return encodeURIComponent(wellFormed(/^\.{0,2}$/.test(text) ? `${text}x` : text))
    })
    const { who } = operation.access ?? {}
    const token =
      who === 'admin' ? admins[person] : who === 'member' || person % 2 === 0 ? tokens[person] : undefined
    const sent = JSON.stringify(withThings(body)) ?? ''
    const answer = await fetch(product.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: raw ?? sent,
    })
    const text = await answer.text()
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    if (answer.ok) taken.add(operation.id)
    expectDocumented(operation, answer.status, answer.headers.get('content-type') ?? '', text, sent)
  }

  it('may hold, in any of their texts, what no database can', async () => {
    let caller = 0
    const asked = writes.flatMap((operation, at) => {
      const bodies = [samplesOf(operation).get(operation.body ?? ''), ...(MEANT[operation.id] ?? [])]
      return bodies.flatMap((one) =>
        [...unstorable(withThings(one))].map(
          (body): Asked => ({ at, place: 1, person: 0, body, raw: undefined }),
        ),
      )
    })
    expect(asked.length).toBeGreaterThan(200)
    // People enough that nobody is told to wait.
    for (const [n, one] of asked.entries())
      await ask({ ...one, person: n % 5 === 0 ? 0 : n % PEOPLE }, caller++)
    expect(product.lines.filter((line) => line.includes('a request failed'))).toEqual([])
  })

  it(
    'are answered without failing, whatever they hold, by every operation that takes one',
    async () => {
      expect(writes.length).toBeGreaterThan(35)
      let caller = 1_000_000
      await fc.assert(
        fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
          await Promise.all(requests.map((one) => ask(one, caller++)))
        }),
        // What was carried out is not undone: a smaller example would be another.
        { numRuns: Math.ceil(shareOf(name, REQUESTS) / AT_ONCE), endOnFailure: true },
      )
      expect(product.lines.filter((line) => line.includes('a request failed'))).toEqual([])
      // Each kind of answer came, and much was carried out, or nothing was tested.
      expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 404, 409, 422]))
      expect(taken.size).toBeGreaterThan(18)
    },
    LONGEST_MS,
  )
})

/** What there is in a seeded world, and what its first person made, by the names they are asked for with. */
async function thingsOf(
  product: Product,
  first: ApiClient,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { world } = product
  const works = world.holdings().map(({ nft }) => nft.launcherId)
  const [creator] = world.creators
  if (!creator) throw new Error('nobody creates')
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await (await fetch(`${product.url}/v2/collections`)).json())
  const did = await didOf(world, creator)
  const offers = await Promise.all(
    works.slice(0, 3).map(async (one) => {
      const offer = world.list(one, { amount: 2_000_000_000_000n })
      return (await call(product.client, submitOffer, { body: { offer } })).offer.id
    }),
  )
  const profile_id = formatDid(asHex32(did.launcherId))
  const challenge = { profile_id, challenge: { action: 'claim' as const } }
  const { id: challenge_id, message } = await call(first, makeChallenge, challenge)
  const { signing_mode: _, ...signed } = signText(creator.key, message)
  const claim = { ...signed, challenge_id, signing_mode: SIGNING_MODES[0] }
  await call(first, claimProfile, { profile_id, claim })
  await call(first, openMintingAccount, {})
  const key = await call(first, makeApiKey, { key: { name: 'one', scopes: ['read'] } })
  const hook = await call(first, makeWebhook, {
    webhook: { url: 'https://hook.example/', about: 'alerts' },
  })
  const search = await call(first, saveSearch, { search: { name: 'one', words: 'paper' } })
  const { collections } = await call(first, listMyCollections, {})
  return {
    key_id: [key.id],
    webhook_id: [hook.id],
    search_id: [search.id],
    'nft_id nft_ids avatar_nft_id header_nft_id banner_nft_id': works.map((one) => formatNftId(asHex32(one))),
    'profile_id profile_ids owner_id subject': [profile_id],
    'address_id target_address owner': [formatAddress(asHex32(creator.address), 'txch')],
    'collection_id collection_ids collection': [...collections, ...items.slice(0, 3)].map(({ id }) => id),
    offer: works.slice(0, 5).map((one) => world.list(one, { amount: 1_000_000_000_000n })),
    'offer_id offer_ids': offers,
    target: [...works.slice(0, 3), items[0]?.id ?? '', ...offers, 'person-1', 'metadata'],
    token_id: ['xch', 'c'.repeat(64)],
    provider: ['discord', 'twitter'],
    slug: ['paper', 'moons'],
    words: ['paper', 'moon'],
    'appeal_id act': ['1', '2'],
  }
}

/** Copies of a body, in each of which one text holds what no database can. */
function* unstorable(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* ['a\u0000b', `${value}\u0000`, 'a\ud800b', `${value}\udc00`]
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) for (const bad of unstorable(one)) yield value.with(at, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      for (const bad of unstorable(one)) yield { ...value, [name]: bad }
}

function expectDocumented(
  operation: Documented,
  status: number,
  type: string,
  text: string,
  sent: string,
): void {
  const about = [operation.id, sent.slice(0, 2000), status]
  if (status >= 300) {
    expect([...about, type]).toEqual([...about, 'application/problem+json'])
    expect(problem.parse(JSON.parse(text)).status).toBe(status)
    expect([...about, status < 500]).toEqual([...about, true])
  } else if (operation.mediaType === 'application/json' && type.startsWith('application/json')) {
    const { error } = operation.output.safeParse(JSON.parse(text))
    expect([...about, error?.issues ?? []]).toEqual([...about, []])
  }
}

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
