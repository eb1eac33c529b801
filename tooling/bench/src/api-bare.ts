import { listCardRows, schema } from '@chiaroscuro/api/engine'
import { createAdaptorServer } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import pg from 'pg'
import { serveHere } from './serve-here.js'

/**
 * What our service is measured against, in the same framework: `/bare` runs a list's own SQL and gives the
 * rows as they are, `/constant` gives one and the same list, which is written out each time, and `/text` the text of it, which is not.
 */
export async function serveBare(databaseUrl: string, list: string, lists: readonly string[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const statements = await statementsOf(pool, lists)
  const constant: object = JSON.parse(list)
  const app = new Hono()
  app.get('/constant', (c) => c.json(constant))
  app.get('/text', (c) => c.body(list, 200, { 'content-type': 'application/json' }))
  app.get('/bare/:number', async (c) => {
    const statement = statements[Number(c.req.param('number')) % statements.length]
    if (!statement) return c.notFound()
    let rows: unknown[] = []
    for (const one of statement) rows = (await pool.query({ ...one, rowMode: 'array' })).rows
    return c.json(rows)
  })
  await serveHere(createAdaptorServer({ fetch: app.fetch }))
}

/** The SQL our service sends for these lists: which items, then what is shown of them. */
async function statementsOf(pool: pg.Pool, lists: readonly string[]) {
  type Statement = { text: string; values: unknown[] }
  const all: Statement[][] = []
  let statements: Statement[] = []
  const db = drizzle(pool, {
    schema,
    casing: 'snake_case',
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  })
  const moment = { seconds: Math.floor(Date.now() / 1000), height: 1 }
  for (const path of lists) {
    const { filter, sort } = asked(new URL(path, 'http://local').searchParams)
    statements = []
    await listCardRows(db, { moment, filter, sort, cursor: undefined, size: 50 })
    all.push(statements)
  }
  return all
}

type Asked = Parameters<typeof listCardRows>[1]

/** The questions of `api-questions.ts`, as the service reads them. */
function asked(query: URLSearchParams): Pick<Asked, 'filter' | 'sort'> {
  const text = (name: string) => query.get(name) ?? undefined
  const rank = text('max_rank')
  const filter: Asked['filter'] = {
    collection_id: text('collection_id'),
    listed: query.has('listed') || undefined,
    min_price: text('min_price'),
    max_price: text('max_price'),
    max_rank: rank === undefined ? undefined : Number(rank),
    filter: query.getAll('filter'),
    filter_value: query.getAll('filter_value'),
  }
  const sorts: readonly Asked['sort'][] = ['offer-low', 'offer-new', 'moved', 'oldest']
  return { filter, sort: sorts.find((one) => one === query.get('sort')) ?? 'rank' }
}
