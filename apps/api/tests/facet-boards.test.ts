import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepDataType, keepItems } from '../src/item/keep-items.js'
import { describeNfts } from '../src/job/describe.js'
import { rankCollection } from '../src/job/rank.js'
import { countFacets, facetsInSql, facetsOnBoard } from '../src/query/facet-rows.js'
import { countListed } from '../src/query/market-count.js'
import type { ItemFilter } from '../src/query/read-filter.js'
import { collection, document, hidden, item, media, nft } from '../src/store/schema.js'
import { fileOf, fillItems, launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const MOMENT = { seconds: 10, height: 10 }

const word = fc.constantFrom('Hat', 'hat', 'Eyes ', 'none', 'Ähre', '__proto__')
const attribute = fc.record({ traitType: word, value: word })
const attributes = fc.array(attribute, { maxLength: 5 })
const rank = fc.integer({ min: 1, max: 10 })
const filters = fc.record(
  {
    listed: fc.boolean(),
    min_rank: rank,
    max_rank: rank,
    min_price: fc.constantFrom('0', '0.5', '2'),
    burned: fc.boolean(),
    data_type: fc.constantFrom(0, 1, 3),
    sensitive: fc.boolean(),
    search: fc.constantFrom('amber', 'work', 'nothing'),
    traits: fc.array(attribute, { maxLength: 4 }),
  },
  { requiredKeys: ['traits'] },
)
/** What may happen to a collection: its items and their traits change, one is listed or hidden, a file is looked at again, or a reorg takes one back and gives it again. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('fill' as const),
      all: fc.array(attributes, { minLength: 1, maxLength: 9 }),
    }),
    fc.record({
      kind: fc.constantFrom('drop' as const, 'list' as const, 'hide' as const),
      number: fc.nat(8),
    }),
    fc.record({ kind: fc.constant('return' as const) }),
    fc.record({
      kind: fc.constant('look' as const),
      number: fc.nat(2),
      dataType: fc.constantFrom(0, 1, 3),
    }),
  ),
  { minLength: 1, maxLength: 4 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

describe.each(databases)('facets from boards on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
  })
  beforeEach(async () => {
    await empty(open)
    await open.db.insert(collection).values({ id: ID, name: 'One', minterDid: 'did' })
  })
  afterAll(() => open?.close())

  async function take(step: Step): Promise<void> {
    const { db } = open
    if (step.kind === 'fill') {
      await fillItems(db, ID, step.all, MOMENT)
      return rankCollection(db, ID, MOMENT)
    }
    if (step.kind === 'list') {
      const listing = {
        listing: 'o',
        priceAsset: 'xch',
        priceAmount: '1000000000000',
        listedUntil: 10 + step.number,
      }
      await db
        .update(item)
        .set(listing)
        .where(eq(item.launcherId, launcherOf(step.number)))
      return
    }
    if (step.kind === 'hide') {
      const one = { kind: 'nft', target: launcherOf(step.number), act: 1 } as const
      await db.insert(hidden).values(one).onConflictDoNothing()
      return
    }
    if (step.kind === 'look') {
      const { dataType } = step
      const key = fileOf(step.number)
      await db.update(media).set({ dataType }).where(eq(media.key, key))
      return db.transaction((tx) => keepDataType(tx, key, dataType))
    }
    const gone = sql`launcher_id like 'gone%'`
    if (step.kind === 'drop') {
      const launcherId = launcherOf(step.number)
      await db.delete(nft).where(gone)
      await db
        .update(nft)
        .set({ launcherId: `gone${launcherId}` })
        .where(eq(nft.launcherId, launcherId))
      return keepItems(db, [launcherId], MOMENT)
    }
    const [back] = await db
      .update(nft)
      .set({ launcherId: sql`substr(launcher_id, 5)` })
      .where(gone)
      .returning()
    if (back) await keepItems(db, [back.launcherId], MOMENT)
  }

  async function bothWays({
    traits,
    ...rest
  }: ItemFilter & { traits: { traitType: string; value: string }[] }) {
    const filter = {
      ...rest,
      collection_id: ID,
      filter: traits.map(({ traitType }) => traitType),
      filter_value: traits.map(({ value }) => value),
    }
    const counted = await facetsInSql(open.db, MOMENT, filter, ID)
    const onBoard = await facetsOnBoard(open.db, MOMENT, filter, ID)
    // An item that came since makes the database count once, and the board anew.
    expect(onBoard ?? (await facetsOnBoard(open.db, MOMENT, filter, ID))).toEqual(counted)
  }

  /** Those that are for sale, with nothing else asked for. */
  async function listedBothWays() {
    const { listed } = await facetsInSql(open.db, MOMENT, { collection_id: ID }, ID)
    expect(await countListed(open.db, MOMENT, ID)).toBe(listed)
  }

  /** The whole market. */
  async function marketBothWays(filter: ItemFilter) {
    const { total, listed } = await facetsInSql(open.db, MOMENT, filter, ID)
    expect(await countFacets(open.db, MOMENT, filter)).toMatchObject({ total, listed })
  }

  it('are those the database counts, whatever the collection becomes and whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        attributes,
        steps,
        fc.array(filters, { minLength: 1, maxLength: 3 }),
        async (...given) => {
          const [first, after, asked] = given
          await take({ kind: 'fill', all: [first, ...after.map(() => first)] })
          for (const step of after) {
            await take(step)
            for (const filter of asked) await bothWays(filter)
            await listedBothWays()
            for (const sensitive of [undefined, false])
              for (const listed of [undefined, true]) await marketBothWays({ sensitive, listed })
            await marketBothWays({ min_price: '0.5', max_price: '2' })
          }
        },
      ),
      { numRuns: process.env.TEST_LONG ? 500 : 40 },
    )
  })

  it('of the whole market leave out what is hidden, itself or with its collection, and each item once', async () => {
    const { db } = open
    await fillItems(db, ID, [[], [], []], MOMENT)
    await db
      .update(item)
      .set({ sensitive: true })
      .where(eq(item.launcherId, launcherOf(1)))
    const total = async (filter: ItemFilter) => {
      await marketBothWays(filter)
      return (await countFacets(db, MOMENT, filter)).total
    }
    expect([await total({}), await total({ sensitive: false })]).toEqual([3, 2])
    // What no collection is called by finds nothing.
    expect(await total({ collection_id: 'none' })).toBe(0)
    await db.insert(hidden).values({ kind: 'nft', target: launcherOf(1), act: 1 })
    expect([await total({}), await total({ sensitive: false })]).toEqual([2, 2])
    await db.insert(hidden).values({ kind: 'collection', target: ID, act: 1 })
    expect([await total({}), await total({ sensitive: false })]).toEqual([0, 0])
  })

  it('of the whole market under a filter are counted so far, and no farther', async () => {
    const { db } = open
    await db.execute(sql`
      insert into item (launcher_id, burned, sensitive, minted, moved, rank, data_type)
      select lpad(i::text, 64, '0'), i = 1, false, i, i, 1, 1 from generate_series(1, 10001) i`)
    const counts = (filter: ItemFilter) => countFacets(db, MOMENT, filter)
    expect(await counts({ data_type: 1 })).toMatchObject({ total: 10_000, listed: 0, at_least: true })
    expect(await counts({ burned: false })).toMatchObject({ total: 10_000, at_least: false })
    expect(await counts({ sensitive: false })).toMatchObject({ total: 10_001, at_least: false })
  })

  it('change with a description, before the ranks do', async () => {
    const { db } = open
    await fillItems(db, ID, [[{ traitType: 'Hat', value: 'red' }], []], MOMENT)
    await rankCollection(db, ID, MOMENT)
    const asked = { collection_id: ID, burned: false }
    const traits = async () => (await countFacets(db, MOMENT, asked)).traits
    expect(await traits()).toEqual([{ trait_type: 'Hat', values: [{ value: 'red', count: 1 }] }])
    await db.insert(document).values({
      hash: 'new',
      state: 1,
      isJson: true,
      json: { format: 'CHIP-0007', name: 'Two', attributes: [{ trait_type: 'Hat', value: 'blue' }] },
    })
    await db
      .update(nft)
      .set({ metadataHash: 'new' })
      .where(eq(nft.launcherId, launcherOf(0)))
    await describeNfts(db, 0)
    expect(await traits()).toEqual([])
    expect((await countFacets(db, MOMENT, asked)).total).toBe(1)
  })

  it('are counted by the database where a collection was never ranked', async () => {
    const { db } = open
    await fillItems(db, ID, [[{ traitType: 'Hat', value: 'red' }]], MOMENT)
    expect(await facetsOnBoard(db, MOMENT, { collection_id: ID }, ID)).toBeUndefined()
    expect((await countFacets(db, MOMENT, { collection_id: ID, burned: false })).traits).toHaveLength(1)
  })
})
