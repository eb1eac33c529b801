import { detail, invalid } from '@chiaroscuro/contract/public'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { awkward } from './public-awkward.js'
import { operations, parametersOf } from './public-operations.js'
import { type PublicWorld, startPublicWorld } from './public-world.js'
import { databases, shareOf } from './test-database.js'

/** Over all databases together. */
const REQUESTS = process.env.TEST_LONG ? 200_000 : 20_000
/** Asked at once, so that the database works while answers are read. */
const AT_ONCE = 20
const LONGEST_MS = process.env.TEST_LONG ? 3_600_000 : 300_000

const schemaFacts = z.looseObject({
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.unknown().optional(),
})

/** Texts that a parameter may be given: what it takes, what it just does not, and what nobody expects. */
function valuesOf(schema: Record<string, unknown>): fc.Arbitrary<string> {
  const facts = schemaFacts.parse(schema)
  const edges = [facts.minimum, facts.maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge - 1, edge, edge + 1],
  )
  const known = [
    ...(facts.enum ?? []),
    ...edges.map(String),
    String(facts.default),
    'true',
    'false',
    'owned',
    'created',
  ]
  return fc.oneof(fc.constantFrom(...known), awkward)
}

const request = fc.constantFrom(...operations).chain((operation) => {
  const names = [...parametersOf(operation)].filter(([name]) => name !== operation.body)
  const query = fc.record(
    Object.fromEntries(
      names
        .filter(([name]) => !operation.path.includes(`{${name}}`))
        .map(([name, { schema }]) => [name, fc.array(valuesOf(schema), { maxLength: 3 })]),
    ),
    { requiredKeys: [] },
  )
  // Places are found in the end by number, since the ids are real ones only once a world stands.
  const places = fc.array(fc.oneof(awkward, fc.nat(30)), { minLength: 2, maxLength: 2 })
  return fc.record({ operation: fc.constant(operation), query, places, body: fc.oneof(fc.json(), awkward) })
})
type Asked = typeof request extends fc.Arbitrary<infer One> ? One : never

/** Sends a request, expects an answer as documented and gives its status. `real` are ids of things there are. */
async function ask(url: string, { operation, query, places, body }: Asked, real: readonly string[]) {
  const texts = [...places]
  const path = operation.path.replace(/\{\w+\}/g, () => {
    const place = texts.pop() ?? ''
    const text = typeof place === 'number' ? (real[place % real.length] ?? '') : place
    // Nothing and dots alone would name another path.
    return encodeURIComponent(wellFormed(/^\.{0,2}$/.test(text) ? `${text}x` : text))
  })
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of values ?? []) search.append(name, wellFormed(value))
  const response = await fetch(`${url}${path}?${search}`, {
    method: operation.method,
    redirect: 'manual',
    ...(operation.body ? { headers: { 'content-type': 'application/json' }, body: wellFormed(body) } : {}),
  })
  await expectDocumented(operation, response)
  return response.status
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('public dialect under fire: $name', ({ name, url }) => {
  let world: PublicWorld
  let real: readonly string[]
  beforeAll(async () => {
    world = await startPublicWorld(url)
    const { listed, claimed, garden, offers } = world
    const nft = z.looseObject({ encoded_id: z.string(), collection: z.looseObject({ id: z.string() }) })
    const item = nft.parse(await (await fetch(`${world.api.url}/nfts/${listed}`)).json())
    const address = world.product.world.creators[0]?.address ?? ''
    const ids = [
      listed,
      item.encoded_id,
      item.collection.id,
      claimed.did,
      claimed.username,
      garden.slug,
      address,
    ]
    real = [...ids, ...offers.listings, `${item.collection.id}-3`, 'xch', 'latest', '0']
  })
  afterAll(() => world?.close())

  it(
    'answers anything at all as documented, and never fails',
    async () => {
      const seen = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
          const statuses = await Promise.all(requests.map((one) => ask(world.api.url, one, real)))
          for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1)
        }),
        { numRuns: Math.ceil(shareOf(name, REQUESTS) / AT_ONCE) },
      )
      expect(world.api.lines.filter((line) => line.includes('a request failed'))).toEqual([])
      // Each kind of answer came, or nothing was tested.
      expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 307, 404, 422]))
    },
    LONGEST_MS,
  )
})

async function expectDocumented({ output, path }: (typeof operations)[number], response: Response) {
  const { status } = response
  const text = await response.text()
  expect([path, status < 500]).toEqual([path, true])
  if (status === 307) return expect(response.headers.get('location')).toMatch(/^(http|\/)/)
  if (status === 200) return path.endsWith('/license') ? undefined : output.parse(JSON.parse(text))
  const body: unknown = JSON.parse(text)
  if (status === 422) return invalid.parse(body)
  expect([400, 403, 404, 429]).toContain(status)
  detail.parse(body)
}

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
