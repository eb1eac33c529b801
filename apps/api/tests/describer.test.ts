import { asHex32, collectionIdOf } from '@chiaroscuro/domain/id'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { touchRanks } from '../src/item/touch-traits.js'
import { describer } from '../src/job/describer.js'
import { collectionRanker } from '../src/job/rank.js'
import { detail, document, nft, rarity } from '../src/store/schema.js'
import { fillItems, launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const MOMENT = { seconds: 10, height: 10 }
const MINTER = asHex32('d1'.repeat(32))
const ID = collectionIdOf(MINTER, 'hats')

describe.each(databases)('what metadata says on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    await empty(open)
    await fillItems(open.db, 'none', [[], [], []], MOMENT)
  })

  /** Gives an item metadata that says its name, as if a file had just been verified. */
  async function verify(number: number, name: string) {
    const attributes = [{ trait_type: 'Hat', value: name }]
    const json = { format: 'CHIP-0007', name, attributes, collection: { id: 'hats', name: 'Hats' } }
    const row = { hash: name, state: 1, isJson: true, json }
    await open.db.insert(document).values(row)
    await open.db
      .update(nft)
      .set({ metadataHash: name, minterDid: MINTER })
      .where(eq(nft.launcherId, launcherOf(number)))
  }
  async function names() {
    const rows = await open.db.select({ name: detail.name }).from(detail).orderBy(detail.launcherId)
    return rows.map(({ name }) => name)
  }
  function begin() {
    let told = 0
    const one = describer(
      open.db,
      () => 0,
      () => {
        told++
      },
    )
    return { ...one, told: () => told }
  }

  it('is looked for among all at first, and then where something was heard of', async () => {
    await verify(0, 'first')
    const { describe: run, nfts, metadata, told } = begin()
    await run()
    expect(await names()).toEqual(['first', 'Work birch', 'Work amber'])
    await verify(1, 'second')
    await verify(2, 'third')
    await run()
    // Nobody said so: a block does not look through every NFT there is.
    expect(await names()).toEqual(['first', 'Work birch', 'Work amber'])
    expect(told()).toBe(1)
    nfts([launcherOf(1), launcherOf(0)])
    await run()
    expect(await names()).toEqual(['first', 'second', 'Work amber'])
    metadata('third')
    metadata('never seen')
    await run()
    expect(await names()).toEqual(['first', 'second', 'third'])
    expect(told()).toBe(3)
  })

  it('is looked for among all by whoever failed, or heard of more than they keep', async () => {
    const { describe: run, metadata, nfts } = begin()
    await run()
    await verify(1, 'second')
    metadata('second')
    await open.db.execute(sql`alter table detail rename to lost`)
    await expect(run()).rejects.toThrow()
    await open.db.execute(sql`alter table lost rename to detail`)
    await run()
    expect(await names()).toEqual(['Work amber', 'second', 'Work amber'])
    await verify(2, 'third')
    nfts(Array.from({ length: 100_001 }, (_, i) => launcherOf(i + 10)))
    await run()
    expect(await names()).toEqual(['Work amber', 'second', 'third'])
  })

  it('is ranked by whoever comes next, should the first end in between', async () => {
    const ranks = async () => {
      const rows = await open.db.select({ rank: detail.rank }).from(detail).orderBy(detail.launcherId)
      return rows.map(({ rank }) => rank)
    }
    const rank = collectionRanker(
      open.db,
      () => MOMENT,
      () => 0,
    )
    await verify(0, 'first')
    await verify(1, 'second')
    await begin().describe()
    await rank()
    expect(await ranks()).toEqual([1, 1, null])
    await verify(2, 'third')
    await begin().describe()
    const stale = () => open.db.select({ id: rarity.collectionId }).from(rarity).where(eq(rarity.stale, true))
    expect(await stale()).toEqual([{ id: ID }])
    await rank()
    expect(await ranks()).toEqual([1, 1, 1])
    expect(await stale()).toEqual([])
  })
})

const POSTGRES = process.env.TEST_POSTGRES_URL
// The embedded database has one connection: there nothing comes in between.
describe.skipIf(!POSTGRES)('a collection that another process describes while it is ranked', () => {
  it('is ranked again', async () => {
    const open = await openTestDatabase(POSTGRES)
    const { db } = open
    let rankings = 0
    const moment = () => {
      rankings++
      return MOMENT
    }
    const rank = collectionRanker(db, moment, () => 0)
    const waiting = async () => {
      const rows = await db
        .select({ pid: sql`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    }
    try {
      await fillItems(db, ID, [[{ traitType: 'Hat', value: 'red' }]], MOMENT)
      await db.insert(rarity).values({ collectionId: ID, total: 0, entropy: 0, traits: [], stale: true })
      let ranking: Promise<void> | undefined
      await db.transaction(async (holder) => {
        await holder.execute(sql`select 1 from item for update`)
        ranking = rank()
        await vi.waitFor(async () => expect(await waiting()).toBe(1))
        await touchRanks(db, new Set([ID]))
      })
      await ranking
      expect(rankings).toBe(2)
      expect(await db.select({ is: rarity.stale }).from(rarity)).toEqual([{ is: false }])
    } finally {
      await open.close()
    }
  })
})

describe.each(databases)('a large collection on $name', ({ url }) => {
  it('rests after it was ranked, and is ranked then', async () => {
    const open = await openTestDatabase(url)
    let now = 0
    // Every look at the clock takes half a second and more.
    const timer = () => {
      now += 501
      return now
    }
    const rank = collectionRanker(open.db, () => MOMENT, timer)
    const isStale = async () => (await open.db.select({ is: rarity.stale }).from(rarity))[0]?.is
    try {
      await open.db.insert(rarity).values({ collectionId: ID, total: 0, entropy: 0, traits: [], stale: true })
      await rank()
      expect(await isStale()).toBe(false)
      await open.db.update(rarity).set({ stale: true })
      await rank()
      expect(await isStale()).toBe(true)
      now += 10_000
      await rank()
      expect(await isStale()).toBe(false)
    } finally {
      await open.close()
    }
  })
})
