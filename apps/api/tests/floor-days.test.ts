import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { floorDays } from '../src/query/floor-day-rows.js'
import { block, hidden, item, offer, offerEnd } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const DAY = 86_400
const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const OTHER = formatCollectionId(asHex32('c1'.repeat(32)))
const FIRST_DAY = 20_000
const DAYS = 40
/** Four blocks a day. */
const BLOCK = DAY / 4
const START = FIRST_DAY * DAY
const NOW = (FIRST_DAY + DAYS - 1) * DAY + 50_000

interface Listing {
  readonly id: string
  readonly price: number
  /** Unix seconds. */
  readonly from: number
  readonly endHeight?: number
  readonly expiresAt?: number
  readonly expiresHeight?: number
}

const timeOf = (height: number) => START + height * BLOCK
/** Numbers that look like chance and are the same every time. */
let state = 7
const below = (limit: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31
  return state % limit
}
const listings = Array.from({ length: 80 }, (_, at): Listing => {
  const from = START + below((DAYS - 1) * DAY)
  const later = (most: number) => Math.min(DAYS * 4 - 1, Math.ceil((from - START) / BLOCK) + below(most))
  return {
    id: `offer ${at}`,
    price: 10 + below(40),
    from,
    ...(at % 2 === 0 ? { endHeight: later(40) } : {}),
    ...(at % 3 === 0 ? { expiresAt: from + below(9 * DAY) } : {}),
    ...(at % 5 === 0 ? { expiresHeight: later(30) } : {}),
  }
})
// The cheapest of all, for some hours between two evenings: no day ends with it.
const midday: Listing = { id: 'midday', price: 1, from: START + 5 * DAY + 100, endHeight: 5 * 4 + 3 }
const row = ({ id, price, from, expiresAt, expiresHeight }: Listing) => ({
  ...{ id, text: id, receivedAt: from * 1000 + 7, side: 1, launcherId: 'nft', priceAsset: 'xch' },
  ...{ priceAmount: String(price), offered: [], requested: [] },
  expiresAt: expiresAt ?? null,
  expiresHeight: expiresHeight ?? null,
})

describe.each(databases)('floors by day on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
    const { db } = open
    await empty(open)
    const hash = (height: number) => height.toString(16).padStart(64, '0')
    await db.insert(block).values(
      Array.from({ length: DAYS * 4 }, (_, height) => ({
        ...{ height, hash: hash(height), previousHash: hash(height - 1), timestamp: timeOf(height) },
      })),
    )
    const common = { burned: false, sensitive: false, minted: 1, moved: 1, rank: 1 }
    await db.insert(item).values([
      { launcherId: 'nft', collectionId: ID, ...common },
      { launcherId: 'other', collectionId: OTHER, ...common },
    ])
    const cheap = row({ id: '', price: 1, from: START })
    await db
      .insert(offer)
      .values([
        ...[...listings, midday].map(row),
        { ...cheap, id: 'a bid', text: 'a bid', side: 2 },
        { ...cheap, id: 'for a token', text: 'for a token', priceAsset: 'ab'.repeat(32) },
        { ...cheap, id: 'adrift', text: 'adrift', isAdrift: true },
        { ...cheap, id: 'hidden', text: 'hidden' },
        { ...cheap, id: 'a lot', text: 'a lot', launcherId: null },
        { ...cheap, id: 'elsewhere', text: 'elsewhere', launcherId: 'other' },
      ])
    await db.insert(hidden).values({ kind: 'offer', target: 'hidden', act: 1 })
    const ended = [...listings, midday].flatMap(({ id, endHeight }) =>
      endHeight === undefined ? [] : [{ offerId: id, height: endHeight, status: 4 }],
    )
    await db.insert(offerEnd).values(ended)
  })
  afterAll(() => open?.close())

  /** What looking at every listing for every day finds. */
  function floorAt(moment: number): string | null {
    const standing = listings.filter(({ from, endHeight, expiresAt, expiresHeight }) => {
      const ends = [
        ...(endHeight === undefined ? [] : [timeOf(endHeight)]),
        ...(expiresAt === undefined ? [] : [expiresAt]),
        ...(expiresHeight === undefined ? [] : [timeOf(expiresHeight)]),
      ]
      return from <= moment && ends.every((end) => end > moment)
    })
    return standing.length === 0 ? null : String(Math.min(...standing.map(({ price }) => price)))
  }

  it.each([0, 10, 39])('are what every listing says at every day’s end, from day %i on', async (skipped) => {
    const found = await floorDays(open.db, ID, { since: START + skipped * DAY, now: NOW })
    const today = FIRST_DAY + DAYS - 1
    const known = new Map(found.map(({ day, floor }) => [day, floor]))
    const begin = found[0]?.day ?? today
    let floor: string | null = null
    for (let day = FIRST_DAY + skipped; day <= today; day++) {
      floor = known.has(day) ? (known.get(day) ?? null) : floor
      expect([day, floor]).toEqual([day, floorAt(Math.min(NOW, (day + 1) * DAY - 1))])
    }
    expect(found.at(-1)?.day).toBe(today)
    expect(begin).toBeGreaterThanOrEqual(FIRST_DAY + skipped)
    // A day is told where its floor is another, and today.
    for (const [at, { floor: own, day }] of found.entries())
      if (at > 0 && day !== today) expect(own).not.toBe(found[at - 1]?.floor)
  })

  it('are none where nothing was listed, and today’s alone where it is new', async () => {
    const span = { since: START, now: NOW }
    expect(await floorDays(open.db, formatCollectionId(asHex32('c2'.repeat(32))), span)).toEqual([])
    expect(await floorDays(open.db, OTHER, { since: NOW, now: NOW })).toEqual([
      { day: FIRST_DAY + DAYS - 1, floor: '1' },
    ])
  })
})
