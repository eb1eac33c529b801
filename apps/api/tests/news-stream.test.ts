import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastNumber, retractAbove, tell } from '../src/outbox/tell.js'
import { outboxAfter } from '../src/query/outbox-rows.js'
import { openDatabase } from '../src/store/database.js'
import { type HydrateContext, hydrate } from '../src/stream/hydrate.js'
import { type NewsStream, newsStream } from '../src/stream/news-stream.js'
import { happen, introduce } from './alert-story.js'
import { openOwnDatabase } from './product/scratch.js'
import { databases } from './test-database.js'

const HEARTBEAT_MS = 3_600_000

describe.each(databases)('news on $name', ({ url }) => {
  let own: Awaited<ReturnType<typeof openOwnDatabase>>
  let store: Awaited<ReturnType<typeof openDatabase>>
  let hydrating: HydrateContext
  let news: NewsStream
  let seconds = 1000
  beforeAll(async () => {
    own = await openOwnDatabase(url)
    store = await openDatabase(own.url, resolve(import.meta.dirname, '../migrations'))
    hydrating = {
      db: store.db,
      view: { prefix: 'xch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
      moment: () => ({ seconds, height: 1 }),
    }
    news = newsStream({
      ...hydrating,
      heartbeatMs: HEARTBEAT_MS,
      onError: (error) => {
        throw error
      },
    })
  })
  afterAll(async () => {
    await news?.close()
    await store?.close()
    await own?.drop()
  })

  /** Tells of something and takes it back, which can be told without the item it is about. */
  const tellOthers = async () => {
    const one = { type: 1, height: 5, launcherId: 'a', eventIndex: 0, offerId: null }
    await store.db.transaction((tx) => tell(tx, [one], Date.now()))
    await store.db.transaction((tx) => retractAbove(tx, 4, Date.now()))
    news.poke()
  }

  it('gives a sign of life in time to whoever is told nothing, while others are told without an end', async () => {
    const stop = new AbortController()
    const first = news.listen({ after: undefined, wants: () => false }, stop.signal).next()
    // Who hears everything tells when news have been read.
    const all = news.listen({ after: 0, wants: undefined }, stop.signal)
    const tellAfter = async (passed: number) => {
      seconds += passed
      await tellOthers()
      expect((await all.next()).value).toHaveLength(1)
    }
    await tellAfter(0)
    await tellAfter(HEARTBEAT_MS / 1000 - 1)
    let isGiven = false
    void first.then(() => {
      isGiven = true
    })
    await new Promise(setImmediate)
    expect(isGiven).toBe(false)
    await tellAfter(1)
    expect(await first).toEqual({ done: false, value: [] })
    stop.abort()
  })

  it('gives rows of the store as listeners were given them, without reading what they are about again', async () => {
    await introduce(store.db)
    const stop = new AbortController()
    const before = await lastNumber(store.db)
    const heard = news.listen({ after: before, wants: undefined }, stop.signal)
    for (let step = 0; step < 4; step++) await happen(store.db, step)
    news.poke()
    expect((await heard.next()).value).toHaveLength(4)
    const rows = () => outboxAfter(store.db, before, 100)
    const [first] = await news.itemsOf(await rows())
    expect(first?.message).toMatchObject({ kind: 'offer', type: 'bid' })
    expect((await news.itemsOf(await rows()))[0]).toBe(first)
    expect(await news.itemsOf(await rows())).toEqual(await hydrate(hydrating, await rows()))
    // Two of them are taken back; listeners have not heard of it yet.
    await store.db.transaction((tx) => retractAbove(tx, 1, Date.now()))
    const told = (await rows()).slice(0, 4)
    expect(told.map(({ retracted }) => retracted)).toEqual([false, false, true, true])
    expect(await news.itemsOf(told)).toEqual(await hydrate(hydrating, told))
    expect((await news.itemsOf(told))[0]).toBe(first)
    // And some that nobody was given yet.
    expect(await news.itemsOf(await rows())).toEqual(await hydrate(hydrating, await rows()))
    stop.abort()
  })
})
