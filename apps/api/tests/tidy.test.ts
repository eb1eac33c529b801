import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'
import { rowsOf } from '../src/store/rows-of.js'
import { media } from '../src/store/schema.js'
import { dueTables, keepTidy } from '../src/store/tidy.js'
import { migrations, openScratch } from './product/scratch.js'
import { empty, openTestDatabase } from './test-database.js'

const facts = z.object({ pages: z.coerce.number(), rows: z.coerce.number() })

// PostgreSQL's own processes would be at it at the same time.
describe('the embedded database', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openTestDatabase()
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    await empty(open)
    await open.db.execute(sql`vacuum analyze`)
  })

  /** The names of what was due, and is in order now. */
  async function tidied(db = open.db): Promise<string[]> {
    const due = await dueTables(db)
    const over = new AbortController()
    const sleep = async (ms: number) => {
      if (ms === 60_000) over.abort()
    }
    const onError = (error: unknown) => expect.unreachable(String(error))
    await keepTidy({ db, sleep, onError }, over.signal)
    return due
  }
  const fill = (rows: number, { db } = open) =>
    db.execute(sql`
      insert into ${media} (key, state, data_type, has_thumbnails)
      select 'key ' || n, 1, case when n % 100 = 0 then 2 else 1 end, false from generate_series(1, ${rows}::int) n`)
  const change = () => open.db.execute(sql`update ${media} set color = coalesce(color, '') || 'x'`)
  async function factsOf(table: string) {
    const [row] = rowsOf(
      await open.db.execute(
        sql`select pg_relation_size(oid) / 8192 as pages, reltuples as rows from pg_class where relname = ${table}`,
      ),
    )
    return facts.parse(row)
  }
  async function expected(): Promise<number> {
    const plan = rowsOf(await open.db.execute(sql`explain select 1 from media where data_type = 2`))
    return Number(/rows=(\d+)/.exec(JSON.stringify(plan))?.[1])
  }

  it('leaves tables alone that have hardly changed', async () => {
    await fill(40)
    expect(await dueTables(open.db)).toEqual([])
  })

  it('counts what a table holds once it has changed, so that questions are planned by it', async () => {
    await fill(20_000)
    expect(await expected()).not.toBeCloseTo(200, -2)
    expect(await tidied()).toEqual(['public.media'])
    expect(await dueTables(open.db)).toEqual([])
    expect((await factsOf('media')).rows).toBe(20_000)
    expect(await expected()).toBeGreaterThan(100)
    expect(await expected()).toBeLessThan(400)
  })

  it('uses the room of what is gone again: a table that is written over and over stays as it is', async () => {
    await fill(5000)
    await tidied()
    const { pages } = await factsOf('media')
    for (let turn = 0; turn < 12; turn++) {
      await change()
      await tidied()
    }
    expect((await factsOf('media')).pages).toBeLessThan(pages * 3)
    expect(await open.db.select({ rows: count() }).from(media)).toEqual([{ rows: 5000 }])
  })

  it('knows what grew before it was opened', async () => {
    const scratch = await openScratch()
    const url = `pglite://${scratch.folder}/index`
    try {
      const before = await openDatabase(url, migrations)
      await fill(20_000, before)
      await before.close()
      const again = await openDatabase(url, migrations)
      expect(await tidied(again.db)).toEqual(['public.media'])
      expect(await dueTables(again.db)).toEqual([])
      await again.close()
    } finally {
      scratch.remove()
    }
  })

  it('puts one table in order after the other, then looks now and then, whatever goes wrong', async () => {
    await fill(20_000)
    await open.db.execute(
      sql`insert into document (hash, state, is_json) select 'hash ' || n, 1, false from generate_series(1, 20000) n`,
    )
    const over = new AbortController()
    const slept: number[] = []
    const errors: unknown[] = []
    let calls = 0
    // The first call looks for what is due; the third is the first table's own.
    const db = new Proxy(open.db, {
      get: (of, name) => {
        if (name === 'execute' && [3, 6].includes(++calls)) throw new Error(`not now, ${calls}`)
        const found: unknown = Reflect.get(of, name)
        return typeof found === 'function' ? found.bind(of) : found
      },
    })
    await keepTidy(
      {
        db,
        onError: (error) => void errors.push(error),
        async sleep(ms) {
          slept.push(ms)
          if (slept.length === 6) over.abort()
        },
      },
      over.signal,
    )
    // The one that failed is due again, the other is not; the second look fails whole.
    expect(slept).toEqual([1000, 1000, 60_000, 60_000, 1000, 60_000])
    expect(errors).toEqual([new Error('not now, 3'), new Error('not now, 6')])
    expect([(await factsOf('media')).rows, (await factsOf('document')).rows]).toEqual([20_000, 20_000])
  })
})
