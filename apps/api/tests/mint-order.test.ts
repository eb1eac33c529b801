import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMintRows } from '../src/query/mint-list-rows.js'
import { block, collection, hidden, nft } from '../src/store/schema.js'
import { fillItems, launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const MONTH = 30 * 86_400
const NOW = 10 * MONTH

/** Blocks by height: whose items, how many, and when. */
const MADE = [
  { maker: 'ann', count: 4, timestamp: NOW - MONTH - 1 },
  { maker: 'ann', count: 3, timestamp: NOW - MONTH },
  { maker: 'bob', count: 2, timestamp: NOW - 5 },
]

describe.each(databases)('mint batches of most items on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
    await empty(open)
    const { db } = open
    await db.insert(collection).values({ id: ID, name: 'One', minterDid: 'did' })
    const all = MADE.flatMap(({ count }) => Array.from({ length: count }, () => []))
    await fillItems(db, ID, all, { seconds: NOW, height: 3 })
    let first = 0
    for (const [i, { maker, count, timestamp }] of MADE.entries()) {
      const hash = `${i}`.padStart(64, '0')
      await db.insert(block).values({ height: i + 1, hash, previousHash: hash, timestamp, stateHash: hash })
      const own = Array.from({ length: count }, (_, at) => launcherOf(first + at))
      await db
        .update(nft)
        .set({ mintHeight: i + 1, mintedAt: timestamp, minterHash: maker })
        .where(sql`launcher_id = any(${sql.param(own)}::text[])`)
      first += count
    }
  })
  afterAll(() => open?.close())

  async function most() {
    const rows = await listMintRows(open.db, { sort: 'items', seconds: NOW, cursor: undefined, size: 10 })
    return rows.map(({ maker, nft_count }) => [maker, nft_count])
  }

  it('are those of thirty days, without what is hidden, and none where all of it is', async () => {
    expect(await most()).toEqual([
      ['ann', 3],
      ['bob', 2],
    ])
    const hide = (number: number) => ({ kind: 'nft' as const, target: launcherOf(number), act: 1 })
    await open.db.insert(hidden).values([hide(4), hide(5)])
    expect(await most()).toEqual([
      ['bob', 2],
      ['ann', 1],
    ])
    await open.db.insert(hidden).values(hide(6))
    expect(await most()).toEqual([['bob', 2]])
    await open.db.insert(hidden).values({ kind: 'collection', target: ID, act: 1 })
    expect(await most()).toEqual([])
  })
})
