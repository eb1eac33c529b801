import { offerStatus } from '@chiaroscuro/domain/offer'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen, type Moment } from '../src/query/open-offer.js'
import { offer, offerEnd } from '../src/store/schema.js'
import { openTestDatabase } from './test-database.js'

const TIMES = [null, 99, 100, 101]
const HEIGHTS = [null, 49, 50, 51]
const ENDS = [null, 'taken', 'cancelled'] as const
const NUMBER = { taken: 4, cancelled: 3 }

describe('offers shown as open', () => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase()
  })
  afterAll(() => open?.close())

  it('are those whose status is open: the question in SQL and the pure function never differ', async () => {
    const { db } = open
    const lives = TIMES.flatMap((seconds) =>
      HEIGHTS.flatMap((height) => ENDS.map((ended) => ({ seconds, height, ended }))),
    ).map((life, index) => ({ ...life, id: `offer${index}` }))
    await db.insert(offer).values(
      lives.map(({ id, seconds, height }) => ({
        id,
        text: id,
        receivedAt: 1,
        side: 1,
        launcherId: 'ab'.repeat(32),
        expiresAt: seconds,
        expiresHeight: height,
        offered: [],
        requested: [],
      })),
    )
    const ends = lives.flatMap(({ id, ended }) =>
      ended === null ? [] : [{ offerId: id, height: 10, status: NUMBER[ended] }],
    )
    await db.insert(offerEnd).values(ends)
    for (const moment of [99, 100, 101].flatMap((seconds) =>
      [49, 50, 51].map((height): Moment => ({ seconds, height })),
    )) {
      const rows = await db
        .select({ id: offer.id })
        .from(offer)
        .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
        .where(isOpen(moment))
      const pure = lives.filter(({ seconds, height, ended }) => {
        const expiry = { seconds: seconds === null ? null : BigInt(seconds), height }
        return offerStatus({ coins: [ended ? 'spent' : 'unspent'], expiry, ended }, moment) === 'open'
      })
      expect(rows.map(({ id }) => id).sort()).toEqual(pure.map(({ id }) => id).sort())
    }
  })
})
