import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { volumeCounter } from '../src/job/keep-volumes.js'
import { formatCursor, parseCursor } from '../src/query/keyset.js'
import { listProfileRanks, type ProfileSort } from '../src/query/profile-rank-rows.js'
import type { OpenDatabase } from '../src/store/database.js'
import { block, did, event, nft, profileClaim, profileVolume } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const DAY = 86_400
const NOW = 1_700_000_000
const MAKERS = ['maker-a', 'maker-b', null]
const OWNERS = ['owner-a', 'owner-b', 'owner-c', 'owner-d']
const HOURS_A_BLOCK = 4

interface Sale {
  readonly nft: number
  readonly from: number
  readonly to: number
  readonly amount: number
  readonly asset: string
  /** Who the event itself names. */
  readonly fromDid: string | null
}

describe.each(databases)('volumes of profiles on $name', ({ url }) => {
  let store: OpenDatabase
  beforeAll(async () => {
    store = await openTestDatabase(url)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await empty(store)
    await store.db.insert(nft).values(
      MAKERS.map((minterDid, i) => ({
        ...{
          launcherId: `nft-${i}`,
          validFrom: 1,
          burned: false,
          royaltyHash: 'r',
          royaltyBasisPoints: 0,
          minterDid,
        },
        ...{ dataUris: [], metadataUris: [], licenseUris: [], edition: 1, editionTotal: 1, eventCount: 1 },
        ...{ coinId: `coin-${i}`, movedAt: 0 },
      })),
    )
  })

  let time = 0
  const timer = () => time
  const counter = (seconds = NOW) => volumeCounter(store.db, () => ({ seconds, height: 1 }), timer)

  async function mine(height: number, sales: readonly Sale[], branch = 0): Promise<void> {
    const { db } = store
    const timestamp = NOW - (300 - height) * HOURS_A_BLOCK * 3600
    const hashes = { hash: `hash-${height}-${branch}`, previousHash: '', stateHash: '' }
    await db.insert(block).values({ height, timestamp, ...hashes })
    if (sales.length === 0) return
    await db.insert(event).values(
      sales.map(({ nft: i, from, to, amount, asset, fromDid }, position) => ({
        ...{ launcherId: `nft-${i}`, eventIndex: height * 10 + position, height, position, type: 2, fromDid },
        ...{
          fromHash: OWNERS[from] ?? '',
          toHash: OWNERS[to] ?? '',
          priceAsset: asset,
          priceAmount: String(amount),
        },
        ...{
          payments: [],
          royaltyHash: 'r',
          royaltyBasisPoints: 0,
          coinId: `${height}-${position}`,
          spendBytes: 0,
        },
      })),
    )
  }

  async function takeBack(height: number): Promise<void> {
    await store.db.delete(event).where(gt(event.height, height))
    await store.db.delete(block).where(gt(block.height, height))
    await store.db.delete(did).where(gt(did.validFrom, height))
    await store.db.update(did).set({ validTo: null }).where(gt(did.validTo, height))
  }

  async function moveDid(didId: string, height: number, ownerHash: string): Promise<void> {
    await store.db
      .update(did)
      .set({ validTo: height })
      .where(and(eq(did.didId, didId), isNull(did.validTo)))
    const rest = { metadata: {}, verificationsRequired: 1, spendCount: 1, coinId: `${didId}-${height}` }
    await store.db.insert(did).values({ didId, validFrom: height, ownerHash, ...rest })
  }

  async function claimed(didId: string, name: string): Promise<void> {
    await moveDid(didId, 1, `holder-of-${didId}`)
    const proof = { message: '', publicKey: '', signature: '', signingMode: '', coinId: '', height: 1 }
    const at = { claimedAt: 0, updatedAt: 0 }
    await store.db
      .insert(profileClaim)
      .values({ didId, userId: didId, ownerHash: `holder-of-${didId}`, name, proof, ...at })
  }

  const kept = () =>
    store.db.select().from(profileVolume).orderBy(asc(profileVolume.days), asc(profileVolume.didId))

  const sale = (given: Partial<Sale>): Sale => ({
    ...{ nft: 0, from: 0, to: 1, amount: 5, asset: 'xch', fromDid: null },
    ...given,
  })

  it('are of whoever made it, and of whose address or DID sold and bought', async () => {
    await moveDid('did-b', 1, OWNERS[1] ?? '')
    await mine(299, [
      sale({ amount: 5 }),
      sale({ amount: 7, from: 1, to: 0 }),
      sale({ amount: 90, asset: 'token' }),
    ])
    await mine(300, [sale({ nft: 2, amount: 11, fromDid: 'did-c' })])
    await counter()()
    const rows = (await kept()).filter(({ days }) => days === 0)
    expect(rows).toEqual([
      { days: 0, didId: 'did-b', created: '0', sold: '7', bought: '16' },
      { days: 0, didId: 'did-c', created: '0', sold: '11', bought: '0' },
      { days: 0, didId: 'maker-a', created: '12', sold: '0', bought: '0' },
    ])
  })

  it('are summed again once something was sold, a DID moved or days passed, and not before', async () => {
    await mine(300, [sale({})])
    let seconds = NOW
    const count = volumeCounter(store.db, () => ({ seconds, height: 1 }), timer)
    const sums = async () => (await kept()).map(({ days, didId, created }) => `${days} ${didId} ${created}`)
    /** Whether anything is summed by it. */
    const isSummed = async () => {
      await store.db.delete(profileVolume)
      await count()
      return (await kept()).length > 0
    }
    await count()
    expect(await sums()).toEqual([0, 1, 7, 30].map((days) => `${days} maker-a 5`))
    expect(await isSummed()).toBe(false)
    await mine(301, [])
    expect(await isSummed()).toBe(false)
    await mine(302, [sale({ amount: 3 })])
    expect(await isSummed()).toBe(true)
    expect(await sums()).toEqual([0, 1, 7, 30].map((days) => `${days} maker-a 8`))
    await takeBack(301)
    await mine(302, [sale({ amount: 2 })], 1)
    await count()
    expect(await sums()).toEqual([0, 1, 7, 30].map((days) => `${days} maker-a 7`))
    await moveDid('did-b', 302, OWNERS[1] ?? '')
    expect(await isSummed()).toBe(true)
    seconds += 8 * DAY
    await count()
    expect((await sums()).filter((row) => row.includes('maker'))).toEqual(['0 maker-a 7', '30 maker-a 7'])
  })

  it('rest ten times as long as they took, and are summed then', async () => {
    let step = 50
    const slow = volumeCounter(
      store.db,
      () => ({ seconds: NOW, height: 1 }),
      () => {
        time += step
        return time
      },
    )
    const sums = async () => new Set((await kept()).map(({ created }) => created))
    await mine(300, [sale({})])
    await slow()
    step = 0
    await mine(301, [sale({})])
    await slow()
    expect(await sums()).toEqual(new Set(['5']))
    time += 499
    await slow()
    expect(await sums()).toEqual(new Set(['5', '10']))
    time += 1
    await slow()
    expect(await sums()).toEqual(new Set(['10']))
  })

  it('are what all sales say, whatever was sold, moved and taken back between sums', async () => {
    const place = fc.nat(OWNERS.length - 1)
    const sold = fc.record({
      ...{ nft: fc.nat(MAKERS.length - 1), from: place, to: place, amount: fc.nat(1000) },
      ...{
        asset: fc.constantFrom('xch', 'xch', 'token'),
        fromDid: fc.constantFrom(null, null, 'did-0', 'did-9'),
      },
    })
    const step = fc.oneof(
      fc.record({ sales: fc.array(sold, { maxLength: 3 }) }),
      fc.record({ back: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ did: fc.nat(2), owner: place }),
      fc.constant('sum' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        for (const table of [event, block, did, profileVolume]) await store.db.delete(table)
        const count = counter()
        let height = 290
        let branch = 0
        const mined = new Map<number, readonly Sale[]>()
        let held: Holding[] = []
        for (const one of steps) {
          if (one === 'sum') await count()
          else if ('sales' in one) {
            height += 1
            mined.set(height, one.sales)
            await mine(height, one.sales, branch)
          } else if ('back' in one) {
            branch += 1
            for (let i = 0; i < one.back && mined.delete(height); i++) height -= 1
            await takeBack(height)
            held = held.filter((holding) => holding.height <= height)
          } else {
            // A change of a DID is in a block of its own.
            height += 1
            mined.set(height, [])
            await mine(height, [], branch)
            await moveDid(`did-${one.did}`, height, OWNERS[one.owner] ?? '')
            held.push({ didId: `did-${one.did}`, height, owner: OWNERS[one.owner] ?? '' })
          }
          time += 1_000_000
        }
        await count()
        expect(await kept()).toEqual(expected(mined, held))
      }),
      { numRuns: 40 },
    )
  })

  it('are walked to the end and back, each profile once; who only claimed comes after, and names are found', async () => {
    await mine(300, [
      ...[...Array(7).keys()].map((i) => sale({ nft: 2, amount: (i % 3) + 1, fromDid: `seller-${i}` })),
    ])
    for (const i of [0, 1, 2]) await claimed(`idle-${i}`, `Idle Hand ${i}`)
    await claimed('seller-3', 'Third Seller')
    await counter()()
    const page = (text: string | undefined, sort: ProfileSort = 'sold', search?: string) =>
      listProfileRanks(store.db, {
        interval: '7',
        sort,
        search,
        cursor: text === undefined ? undefined : parseCursor(text),
        size: 4,
      })
    const walked: string[] = []
    const marks: string[] = []
    for (let next: string | undefined; ; ) {
      const rows = await page(next)
      const last = rows.at(-1)
      if (!last) break
      walked.push(...rows.map(({ did_id }) => did_id))
      next = formatCursor({ backward: false, key: last.sortKey, id: last.sortId })
      marks.push(formatCursor({ backward: true, key: last.sortKey, id: last.sortId }))
    }
    expect(walked).toEqual([
      ...['seller-5', 'seller-2', 'seller-4', 'seller-1', 'seller-6', 'seller-3', 'seller-0'],
      ...['idle-2', 'idle-1', 'idle-0'],
    ])
    // Backward, nearest first.
    expect((await page(marks[2])).map(({ did_id }) => did_id)).toEqual([...walked].reverse().slice(1, 5))
    expect((await page(undefined, 'sold', 'hand')).map(({ did_id }) => did_id)).toEqual([
      'idle-2',
      'idle-1',
      'idle-0',
    ])
    expect((await page(undefined, 'sold', 'THIRD')).map(({ sold }) => sold)).toEqual(['1'])
    expect((await page(undefined, 'created')).length).toBe(4)
  })
})

interface Holding {
  readonly didId: string
  readonly height: number
  readonly owner: string
}

/** What sums say by the plainest of ways. */
function expected(mined: ReadonlyMap<number, readonly Sale[]>, holdings: readonly Holding[]) {
  const held = new Map(holdings.map(({ didId, owner }) => [didId, owner]))
  const holder = (owner: string) =>
    [...held]
      .filter(([, at]) => at === owner)
      .map(([id]) => id)
      .sort()[0]
  const rows = [0, 1, 7, 30].flatMap((days) => {
    const sums = new Map<string, { created: number; sold: number; bought: number }>()
    const add = (didId: string | null | undefined, part: 'created' | 'sold' | 'bought', amount: number) => {
      if (!didId) return
      const sum = sums.get(didId) ?? { created: 0, sold: 0, bought: 0 }
      sum[part] += amount
      sums.set(didId, sum)
    }
    for (const [height, sales] of mined) {
      if (days > 0 && (300 - height) * HOURS_A_BLOCK * 3600 > days * DAY) continue
      for (const { nft: i, from, to, amount, asset, fromDid } of sales) {
        if (asset !== 'xch') continue
        add(MAKERS[i], 'created', amount)
        add(fromDid ?? holder(OWNERS[from] ?? ''), 'sold', amount)
        add(holder(OWNERS[to] ?? ''), 'bought', amount)
      }
    }
    return [...sums].map(([didId, { created, sold, bought }]) => ({
      ...{ days, didId, created: String(created), sold: String(sold), bought: String(bought) },
    }))
  })
  return rows.sort((a, b) => a.days - b.days || (a.didId < b.didId ? -1 : 1))
}
