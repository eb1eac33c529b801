import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAuctions } from '../src/auction/keep-auctions.js'
import { backup } from '../src/backup/backup.js'
import { restore } from '../src/backup/restore.js'
import { turnAuctionClock } from '../src/job/auction-clock.js'
import type { OpenDatabase } from '../src/store/database.js'
import { auction, auctionStanding, block, nft, offer, outbox } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ITEM = '12'.repeat(32)
const COIN = 'c0'.repeat(32)
const BEGIN = 1_800_000_000

describe.each(databases)('the auction clock on $name', ({ url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await empty(store)
    const { db } = store
    await db.insert(block).values({ height: 1, hash: 'a', previousHash: 'b', timestamp: BEGIN - 100 })
    await db.insert(nft).values({
      launcherId: ITEM,
      validFrom: 1,
      coinId: COIN,
      ownerHash: 'a'.repeat(64),
      burned: false,
      royaltyHash: 'a'.repeat(64),
      royaltyBasisPoints: 0,
      dataUris: [],
      metadataUris: [],
      licenseUris: [],
      edition: 1,
      editionTotal: 1,
      eventCount: 1,
    })
    await db.insert(auction).values({
      id: 'one',
      number: 1,
      proof: { message: '', publicKey: '', signature: '', signingMode: '' },
      launcherId: ITEM,
      coinId: COIN,
      ownerHash: 'a'.repeat(64),
      reserve: '5',
      startsAt: BEGIN,
      endsAt: BEGIN + 100,
      overtimeSeconds: 20,
      createdAt: (BEGIN - 50) * 1000,
    })
    await makeAuctions(db, at(-50))
  })

  const at = (seconds: number) => ({ seconds: BEGIN + seconds, height: 1 })
  const turn = (seconds: number) => turnAuctionClock(store.db, at(seconds), (BEGIN + seconds) * 1000)
  const bid = async (id: string, amount: number, seconds: number, until: number | null = null) => {
    await store.db.insert(offer).values({
      id,
      text: '',
      receivedAt: (BEGIN + seconds) * 1000,
      side: 2,
      launcherId: ITEM,
      priceAsset: 'xch',
      priceAmount: String(amount),
      expiresAt: until === null ? null : BEGIN + until,
      offered: [],
      requested: [],
    })
    await store.db.delete(auctionStanding)
    await makeAuctions(store.db, at(seconds))
  }
  const told = async () => {
    const rows = await store.db.select().from(outbox).orderBy(asc(outbox.sequence))
    return rows.map(({ change, offerId, endsAt }) => [change, offerId, (endsAt ?? 0) - BEGIN])
  }
  const standing = async () => (await store.db.select().from(auctionStanding))[0]

  it('tells of a start and an end once, however often it is turned and by how many at once', async () => {
    expect(await turn(-10)).toBe(false)
    expect(await told()).toEqual([])
    expect((await Promise.all([turn(0), turn(0), turn(1)])).filter(Boolean)).toHaveLength(1)
    expect(await turn(50)).toBe(false)
    expect((await Promise.all([turn(100), turn(101)])).filter(Boolean)).toHaveLength(1)
    expect(await turn(1000)).toBe(false)
    expect((await told()).map(([change]) => change)).toEqual(['created', 'started', 'ended'])
    expect(await standing()).toMatchObject({ endsAt: BEGIN + 100, closedAt: null, nextAt: null })
  })

  it('tells what it slept through, in order', async () => {
    await bid('late', 7, 95)
    expect(await standing()).toMatchObject({ endsAt: BEGIN + 115, highestOfferId: 'late' })
    await turn(5000)
    expect(await told()).toEqual([
      ['created', 'late', 115],
      ['started', 'late', 115],
      ['lead', 'late', 115],
      ['extended', 'late', 115],
      ['ended', 'late', 115],
    ])
  })

  it('hands the lead on when a bid runs out, also after the end', async () => {
    await bid('low', 6, 10)
    await bid('high', 9, 20, 60)
    expect(await standing()).toMatchObject({ highestOfferId: 'high', nextAt: BEGIN + 60, bidCount: 2 })
    await turn(60)
    expect(await standing()).toMatchObject({ highestOfferId: 'low', nextAt: BEGIN + 100, bidCount: 2 })
    await bid('long', 10, 70, 300)
    await turn(100)
    expect(await standing()).toMatchObject({ highestOfferId: 'long', nextAt: BEGIN + 300 })
    await turn(300)
    expect(await standing()).toMatchObject({ highestOfferId: 'low', nextAt: null, bidCount: 3 })
    const leads = (await told()).filter(([change]) => change === 'lead').map(([, id]) => id)
    expect(leads).toEqual(['low', 'long', 'low'])
  })

  it('goes on after a backup was restored as if nothing had been', async () => {
    await bid('one', 6, 10)
    await turn(10)
    const before = await told()
    // A store without blocks has no sum to hold its rows against.
    await store.db.delete(block)
    const lines: string[] = []
    await backup(store.db, async (line) => {
      lines.push(line)
    })
    async function* all() {
      yield* lines
    }
    await expect(restore(store.db, all())).rejects.toMatchObject({ code: 'not-empty' })
    await empty(store)
    await restore(store.db, all())
    expect(await turn(11)).toBe(false)
    expect(await told()).toEqual(before)
  })
})
