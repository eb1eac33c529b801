import { request } from 'node:http'
import { call } from '@chiaroscuro/api-client'
import { listNfts, submitOffer } from '@chiaroscuro/contract/operation'
import { problem } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Product, startProduct } from './product/product.js'
import { startTestPool, type TestPool } from './product/signed-in.js'
import { until } from './product/until.js'
import { databases } from './test-database.js'

const LIMIT = 40

describe.skipIf(!isDevnetSupported()).each(databases)('serving on $name', ({ url }) => {
  let pool: TestPool
  let product: Product
  beforeAll(async () => {
    pool = await startTestPool()
    product = await startProduct('basic', url, (config) => ({
      ...config,
      identity: pool,
      serving: {
        ...config.serving,
        proxies: ['127.0.0.1'],
        perMinute: { address: LIMIT, member: LIMIT / 2 },
      },
    }))
    await product.settled(1)
  })
  afterAll(async () => {
    await product?.close()
    pool?.close()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.url}${path}`, { headers })

  describe('an answer', () => {
    it('is not sent again to whoever has it, until something changes', async () => {
      for (const path of ['/v2/nfts?size=3', '/v2/collections', '/collections']) {
        const first = await ask(path)
        const tag = first.headers.get('etag') ?? ''
        expect(tag).toMatch(/^W\/"\d+-[\w-]+"$/)
        expect(first.headers.get('cache-control')).toMatch(
          /^public, max-age=\d+, stale-while-revalidate=\d+$/,
        )
        await first.text()
        const [known, again] = await unchanged(path)
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', known])
        const other = await ask(
          `${path}${path.includes('?') ? '&' : '?'}page=${encodeURIComponent('>i:1~s:a')}`,
          { 'if-none-match': known },
        )
        expect(other.status).toBe(200)
        await other.text()
      }
    })

    /** Asks twice in a row with nothing written between: other databases of the same server write too. */
    async function unchanged(path: string): Promise<[string, Response]> {
      return until('no answer stays', async () => {
        const first = await ask(path)
        await first.text()
        const tag = first.headers.get('etag') ?? ''
        const again = await ask(path, { 'if-none-match': tag })
        if (again.status === 304) return [tag, again]
        await again.text()
        return undefined
      })
    }

    it('is sent anew after a block, an offer, and a word of somebody’s', async () => {
      const path = '/v2/nfts?size=3&sort=offer-low'
      const tagOf = async () => {
        const answer = await ask(path)
        await answer.text()
        return answer.headers.get('etag') ?? ''
      }
      const [before] = await unchanged(path)
      const held = product.world.holdings()[0]?.nft.launcherId ?? ''
      await call(product.client, submitOffer, { body: { offer: product.world.list(held, { amount: 5n }) } })
      const offered = await ask(path, { 'if-none-match': before })
      expect(offered.status).toBe(200)
      expect(await offered.text()).toContain('"price_mojos":"')
      const after = await tagOf()
      await product.world.farm()
      await expect.poll(tagOf).not.toBe(after)
    })

    it('is nobody else’s where it was made for somebody', async () => {
      const answer = await ask('/v2/me', { authorization: `Bearer ${pool.token('ann')}` })
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
      ])
    })

    it('names its request, and other pages may read how they stand', async () => {
      const answer = await ask('/v2/status', { origin: 'https://other.example', 'x-request-id': 'mine-0001' })
      expect(answer.headers.get('x-request-id')).toBe('mine-0001')
      expect((await ask('/v2/status', { 'x-request-id': 'a b<>' })).headers.get('x-request-id')).toMatch(
        /^[0-9a-f-]{36}$/,
      )
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      for (const name of ['etag', 'ratelimit-remaining', 'retry-after', 'x-request-id'])
        expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(name)
    })
  })

  describe('a limit', () => {
    it('is counted by the address that our proxies vouch for, and says when to ask again', async () => {
      const from = (address: string) => ask('/v2/tokens', { 'x-forwarded-for': `8.8.8.8, ${address}` })
      const answers = []
      for (let n = 0; n < LIMIT + 2; n++) answers.push(await from('198.51.100.7'))
      const left = answers.map((answer) => Number(answer.headers.get('ratelimit-remaining')))
      expect(left.slice(0, 3)).toEqual([LIMIT - 1, LIMIT - 2, LIMIT - 3])
      expect(answers[0]?.headers.get('ratelimit-limit')).toBe(String(LIMIT))
      expect(answers[0]?.headers.get('ratelimit-policy')).toBe(`${LIMIT};w=60`)
      expect(answers.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(200), 429, 429])
      const refused = answers[LIMIT]
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(problem.parse(await refused?.json())).toMatchObject({ code: 'TooManyRequests', status: 429 })
      expect((await from('198.51.100.8')).status).toBe(200)
      // What a caller writes himself changes nothing.
      const evading = await ask('/v2/tokens', { 'x-forwarded-for': '1.2.3.4, 198.51.100.7' })
      expect(evading.status).toBe(429)
      const theirs = await ask('/tokens', { 'x-forwarded-for': '198.51.100.7' })
      expect(theirs.status).toBe(429)
      expect(z.strictObject({ detail: z.string() }).safeParse(await theirs.json()).success).toBe(true)
    })

    it('is a person’s own, wherever they ask from', async () => {
      const headers = { authorization: `Bearer ${pool.token('busy')}` }
      const statuses = []
      for (let n = 0; n <= LIMIT / 2; n++) statuses.push((await ask('/v2/tokens', headers)).status)
      expect(statuses).toEqual([...Array(LIMIT / 2).fill(200), 429])
      expect((await ask('/v2/tokens', { authorization: `Bearer ${pool.token('calm')}` })).status).toBe(200)
    })

    it('counts wrong tokens too', async () => {
      const guess = () =>
        ask('/v2/tokens', {
          authorization: `Bearer chk_${'A'.repeat(12)}_${'B'.repeat(43)}`,
          'x-forwarded-for': '203.0.113.9',
        })
      const answers = []
      for (let n = 0; n < LIMIT + 1; n++) answers.push(await guess())
      expect(answers.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(401), 429])
      const left = answers.map(({ headers }) => headers.get('ratelimit-remaining'))
      expect(left).toEqual([...Array.from({ length: LIMIT }, (_, n) => String(LIMIT - 1 - n)), '0'])
    })

    it('does not hold for health', async () => {
      const answers = await Promise.all(Array.from({ length: LIMIT * 2 }, () => ask('/healthz')))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    })
  })

  it('refuses what is too large, and takes what it understands', async () => {
    const post = (body: string) =>
      fetch(`${product.url}/v2/early-access`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    expect((await post(JSON.stringify({ email: 'x'.repeat(500_000) }))).status).toBe(413)
    expect((await post('{"email":"a@example.org"}')).status).toBe(202)
  })

  it('answers what is under way before it stops, and sends the rest elsewhere', async () => {
    // A request whose body is not all there keeps its answer under way.
    const { hostname, port } = new URL(product.url)
    const answered = new Promise<number>((resolve, reject) => {
      const slow = request(
        {
          hostname,
          port,
          method: 'POST',
          path: '/v2/early-access',
          headers: { 'content-type': 'application/json' },
        },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      slow.on('error', reject)
      slow.write('{"email":')
      void call(product.client, listNfts, { size: 1 })
        .then(async () => {
          const closing = product.stopApi()
          const refused = await expect
            .poll(async () => {
              const answer = await ask('/v2/tokens')
              return answer.status === 503 ? answer : undefined
            })
            .toBeDefined()
            .then(() => ask('/v2/tokens'))
          expect([
            refused.status,
            refused.headers.get('connection'),
            refused.headers.get('retry-after'),
          ]).toEqual([503, 'close', '1'])
          expect(problem.parse(await refused.json()).code).toBe('Draining')
          expect((await ask('/readyz')).status).toBe(503)
          slow.end('"late@example.org"}')
          await closing
        })
        .catch(reject)
    })
    expect(await answered).toBe(202)
    await expect(ask('/healthz')).rejects.toThrow()
  })
})
