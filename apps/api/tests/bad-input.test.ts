import { streamPath } from '@chiaroscuro/contract/operation'
import { problem } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Product, startProduct } from './product/product.js'
import { databases, shareOf } from './test-database.js'

/** Over all databases together. */
const REQUESTS = process.env.TEST_LONG ? 100_000 : 20_000
const LONGEST_MS = process.env.TEST_LONG ? 3_600_000 : 300_000
/** Asked at once, so that the database works while answers are read. */
const AT_ONCE = 20
const HEX = 'ab'.repeat(32)

/** As much of our own documentation as names what is asked with. */
const documentation = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({ parameters: z.array(z.object({ name: z.string() })).optional() }).optional(),
    }),
  ),
})

/** Texts that have broken servers before, beside any text at all. */
const awkward = fc.oneof(
  fc.constantFrom('\u0000', 'é\u0000'),
  fc.constantFrom(
    '',
    ' ',
    'a\u0000b',
    '\uFFFD',
    "'; drop table nft; --",
    '%',
    '%00',
    '%zz',
    '../../etc/passwd',
    '{}',
    '[object Object]',
    'true',
    'null',
    'NaN',
    '-1',
    '0',
    '1e9',
    '2147483648',
    '9'.repeat(40),
    '1.',
    '18446744073709551616',
    '0.0000000000000001',
    HEX,
    `0x${HEX}`,
    HEX.toUpperCase(),
    `nft1${'q'.repeat(58)}`,
    `col1${'q'.repeat(58)}`,
    `>i:${'9'.repeat(40)}~s:${HEX}`,
    `<i:-1~s:0`,
    '>i:1~s:',
    'x'.repeat(600),
    '𝒳'.repeat(40),
    '\u202e\u0301',
  ),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.integer().map(String),
)

/** Requests of reads, each with the names of what it takes. */
function requestsOf(reads: readonly { readonly path: string; readonly names: readonly string[] }[]) {
  return fc.constantFrom(...reads).chain(({ path, names }) =>
    fc.record({
      path: fc.constant(path),
      places: fc.array(awkward, { minLength: 2, maxLength: 2 }),
      query: fc.array(fc.tuple(fc.constantFrom(...names, 'unknown'), awkward), { maxLength: 4 }),
    }),
  )
}

// Skipped where the native simulator has no build: there is no chain to follow then.
describe.skipIf(!isDevnetSupported()).each(databases)('bad input on $name', ({ name, url }) => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
  })
  afterAll(() => product?.close())

  const status = async (path: string) => (await fetch(product.url + path)).status

  it('answers 404 for ids that are unknown or malformed', async () => {
    const creator = product.world.creators[0]?.address ?? ''
    for (const id of [HEX, 'x', `nft1${'q'.repeat(58)}`, `${creator}00`, '%00', '..%2f..', '💥', 'null']) {
      for (const path of ['nfts/x', 'nfts/x/events/0', 'collections/x', 'offers/x'].map(
        (one) => `/v2/${one.replace('x', id)}`,
      ))
        expect([path, await status(path)]).toEqual([path, 404])
      expect([id, await status(`/v2/collections/${id}/chart`)]).toEqual([id, id === HEX ? 200 : 404])
      expect([id, await status(`/v2/offers/${id}/bech32`)]).toEqual([id, 404])
      expect([id, await status(`/v2/addresses/${id}`)]).toEqual([id, id === HEX ? 200 : 404])
    }
    const item = product.world.holdings()[0]?.nft.launcherId ?? ''
    for (const index of ['99', '-1', 'first', '9'.repeat(12)])
      expect([index, await status(`/v2/nfts/${item}/events/${index}`)]).toEqual([index, 404])
    for (const path of ['/v2/nope', '/v2/nfts/', '/v2/nfts/a/b', '/v2/stream/x', '//', '/nope'])
      expect([path, await status(path)]).toEqual([path, 404])
  })

  it('answers 422 for parameters that are not what they should be, naming them', async () => {
    for (const [path, name] of [
      ['/v2/nfts?size=0', 'size'],
      ['/v2/nfts?size=101', 'size'],
      ['/v2/nfts?size=ten', 'size'],
      ['/v2/nfts?sort=price', 'sort'],
      ['/v2/nfts?page=2', 'page'],
      ['/v2/nfts?listed=maybe', 'listed'],
      ['/v2/nfts?data_type=9', 'data_type'],
      ['/v2/nfts?min_rank=-1', 'min_rank'],
      ['/v2/nfts?search=a&search=b', 'search'],
      ['/v2/events?type=7', 'type'],
      ['/v2/events?type=mint', 'type'],
      ['/v2/collections?interval=14', 'interval'],
      ['/v2/search', 'query'],
      [`/v2/search?query=${'x'.repeat(201)}`, 'query'],
    ] as const) {
      const response = await fetch(product.url + path)
      expect([path, response.status]).toEqual([path, 422])
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(problem.parse(await response.json())).toMatchObject({
        code: 'InvalidInput',
        errors: [{ in: 'query', name }],
      })
    }
  })

  it(
    'answers anything at all without failing, every read that is documented',
    async () => {
      const { paths } = documentation.parse(await (await fetch(`${product.url}/openapi.json`)).json())
      const reads = Object.entries(paths).flatMap(([path, { get }]) =>
        path.startsWith('/v2/') && get && path !== streamPath
          ? [{ path, names: (get.parameters ?? []).map(({ name }) => name) }]
          : [],
      )
      expect(reads.length).toBeGreaterThan(30)
      const seen = new Map<number, number>()
      const ask = async ({
        path,
        places,
        query,
      }: {
        path: string
        places: string[]
        query: [string, string][]
      }) => {
        const left = [...places]
        const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(left.pop() ?? '')))
        const text = new URLSearchParams(
          query.map(([name, value]): [string, string] => [name, wellFormed(value)]),
        )
        const response = await fetch(`${product.url}${filled}?${text}`)
        const body = await response.text()
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
        expect([path, response.status]).toEqual([path, expect.toBeOneOf([200, 400, 401, 404, 422])])
        if (response.status !== 200) expect(problem.parse(JSON.parse(body)).status).toBe(response.status)
      }
      await fc.assert(
        fc.asyncProperty(
          fc.array(requestsOf(reads), { minLength: AT_ONCE, maxLength: AT_ONCE }),
          async (requests) => {
            await Promise.all(requests.map(ask))
          },
        ),
        { numRuns: Math.ceil(shareOf(name, REQUESTS) / AT_ONCE) },
      )
      expect(product.lines.filter((line) => line.includes('a request failed'))).toEqual([])
      // Each kind of answer came, or nothing was tested.
      expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 404, 422]))
    },
    LONGEST_MS,
  )

  it('finds nothing by text that no database can hold', async () => {
    for (const path of [
      '/v2/search?query=%00',
      '/v2/search?query=a%00b',
      '/v2/nfts?search=%00',
      '/v2/nfts?filter=%00&filter_value=%00',
      '/v2/facets?filter=a&filter_value=%00',
      '/v2/collections?search=%00',
      '/v2/nfts?search=%ED%A0%80',
    ])
      expect([path, await status(path)]).toEqual([path, 200])
    expect(await status('/v2/offers/a%00b')).toBe(404)
  })

  it('refuses other methods and broken escapes', async () => {
    expect(await status('/v2/nfts/%zz')).toBe(404)
    expect(await status('/v2/search?query=%zz%ff')).toBe(200)
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await fetch(`${product.url}/v2/nfts`, { method })).status).toBe(404)
  })
})

/** Half a surrogate pair cannot be written into an address. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
