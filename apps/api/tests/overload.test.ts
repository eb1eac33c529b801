import { problem } from '@chiaroscuro/contract/schema'
import { isDevnetSupported } from '@chiaroscuro/devnet'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LINE_RULES } from '../src/serve/line.js'
import { type Product, startProduct } from './product/product.js'
import { databases } from './test-database.js'

const MORE = 12

// A lock holds every question up for as long as the test wants: the embedded database has one connection, and knows no such thing.
const servers = databases.filter(({ url }) => url.startsWith('postgres'))

describe.skipIf(!isDevnetSupported()).each(servers)('more than can be answered, on $name', ({ url }) => {
  let product: Product
  let locker: pg.Client
  beforeAll(async () => {
    product = await startProduct('basic', url)
    await product.settled()
    locker = new pg.Client({ connectionString: product.config.databaseUrl })
    await locker.connect()
  })
  afterAll(async () => {
    await locker?.end()
    await product?.close()
  })

  const ask = (path: string) => fetch(product.url + path)

  it('is refused by name and soon, while what needs no turn goes on, and is answered again afterwards', async () => {
    await locker.query('begin')
    await locker.query('lock table trait in access exclusive mode')
    const path = '/v2/nfts?filter=Tide&filter_value=High&n='
    const all = Array.from({ length: LINE_RULES.atOnce + MORE }, (_, n) => ask(`${path}${n}`))
    const settled: number[] = []
    for (const one of all) void one.then(({ status }) => settled.push(status))
    await expect.poll(() => settled.length, { timeout: 10_000 }).toBe(MORE)
    expect(settled).toEqual(Array(MORE).fill(503))
    expect((await ask('/healthz')).status).toBe(200)
    const gone = new AbortController()
    const stream = await fetch(`${product.url}/v2/stream`, { signal: gone.signal })
    expect(stream.status).toBe(200)
    gone.abort()

    const ours = await ask(`${path}late`)
    expect([ours.status, ours.headers.get('retry-after')]).toEqual([503, '1'])
    expect(problem.parse(await ours.json())).toMatchObject({ code: 'Overloaded', status: 503 })
    const theirs = await ask('/tokens?n=1')
    expect([
      theirs.status,
      z.strictObject({ detail: z.string() }).safeParse(await theirs.json()).success,
    ]).toEqual([503, true])

    await locker.query('rollback')
    const answers = await Promise.all(all)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(LINE_RULES.atOnce).fill(200),
      ...Array(MORE).fill(503),
    ])
    expect((await ask(`${path}after`)).status).toBe(200)
  })
})
