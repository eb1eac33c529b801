import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { type Limiter, memoryLimiter, redisLimiter } from './limiter.js'

const quota = { name: 'test', points: 3, seconds: 60 }

describe('memoryLimiter', () => {
  it('counts each caller apart and refuses what is over', async () => {
    const limiter = memoryLimiter()
    const standings = []
    for (let n = 0; n < 5; n++) standings.push(await limiter.count(quota, 'ann'))
    expect(standings.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
      [false, 0],
    ])
    expect(standings.every(({ reset }) => reset >= 1 && reset <= 60)).toBe(true)
    expect(await limiter.count(quota, 'ben')).toMatchObject({ allowed: true, remaining: 2 })
  })

  it('lets exactly the quota through however many come at once', async () => {
    const limiter = memoryLimiter()
    const all = await Promise.all(Array.from({ length: 50 }, () => limiter.count(quota, 'ann')))
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
  })
})

describe('redisLimiter', () => {
  const open: Limiter[] = []
  afterAll(() => Promise.all(open.map((one) => one.close())))

  it('counts by itself while there is no Redis', async () => {
    const troubles: unknown[] = []
    const limiter = redisLimiter('redis://127.0.0.1:1', (error) => troubles.push(error))
    open.push(limiter)
    const all = await Promise.all(Array.from({ length: 5 }, () => limiter.count(quota, 'ann')))
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
    await expect.poll(() => troubles.length).toBeGreaterThan(0)
  })

  const url = process.env.TEST_REDIS_URL
  it.skipIf(!url)('counts together with other processes (needs TEST_REDIS_URL)', async () => {
    const troubles: unknown[] = []
    const [one, other] = [1, 2].map(() => redisLimiter(url ?? '', (error) => troubles.push(error)))
    if (!one || !other) throw new Error('no limiters')
    open.push(one, other)
    const who = randomUUID()
    // Whether Redis counts shows once a count of one is seen by the other.
    const probe = { name: randomUUID(), points: 1e6, seconds: 60 }
    await expect
      .poll(async () => {
        const before = await one.count(probe, who)
        const after = await other.count(probe, who)
        return before.remaining - after.remaining
      })
      .toBe(1)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).count(quota, who)),
    )
    expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
    expect(troubles).toEqual([])
  })
})
