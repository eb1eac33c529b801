import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholeItem } from '../src/query/whole-item.js'
import { block, collection, event, washTrade } from '../src/store/schema.js'
import { fillItems, launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = launcherOf(0)
const MOMENT = { seconds: 10, height: 10 }
/** More than JSON's numbers hold. */
const AMOUNT = '123456789012345678901234567890'

describe.each(databases)('the story of an item on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
    await empty(open)
    const { db } = open
    await db.insert(collection).values({ id: 'one', name: 'One', minterDid: 'did' })
    await fillItems(db, 'one', [[], [], []], MOMENT)
    const hash = '0'.repeat(64)
    await db
      .insert(block)
      .values(
        [1, 2].map((height) => ({ height, hash, previousHash: hash, stateHash: hash, timestamp: null })),
      )
    const common = { royaltyHash: 'r', royaltyBasisPoints: 300, coinId: 'c', spendBytes: 5, position: 0 }
    await db.insert(event).values([
      { launcherId: ID, eventIndex: 0, height: 1, type: 0, payments: [], ...common },
      {
        ...common,
        launcherId: ID,
        eventIndex: 1,
        height: 2,
        type: 2,
        priceAsset: 'xch',
        priceAmount: AMOUNT,
        royaltyAmount: AMOUNT,
        payments: [{ asset: 'xch', amount: AMOUNT }],
        royalties: [{ asset: 'xch', amount: '1', puzzleHash: 'p"\\\u2028' }],
      },
      { ...common, launcherId: launcherOf(1), eventIndex: 0, height: 1, type: 0, payments: [] },
    ])
    await db
      .insert(washTrade)
      .values(
        (['funded', 'self'] as const).map((rule) => ({ launcherId: ID, eventIndex: 1, height: 2, rule })),
      )
  })
  afterAll(() => open?.close())

  async function storyOf(id: string) {
    const row = await wholeItem(open.db, MOMENT, id)
    return row?.story ?? []
  }

  it('says what its rows say, to the mojo, and nothing of others', async () => {
    const rows = await open.db.select().from(event).orderBy(asc(event.launcherId), asc(event.eventIndex))
    const story = await storyOf(ID)
    expect(story.map((one) => one.event)).toEqual(rows.filter(({ launcherId }) => launcherId === ID))
    expect(story.map(({ timestamp }) => timestamp)).toEqual([null, null])
    expect(story[1]?.event.priceAmount).toBe(AMOUNT)
    expect(story.map(({ washRules }) => washRules)).toEqual([[], ['funded', 'self']])
  })

  it('is empty where nothing happened', async () => {
    expect(await storyOf(launcherOf(2))).toEqual([])
  })
})
