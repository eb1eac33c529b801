import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retractAbove, tell } from '../src/outbox/tell.js'
import { openDatabase } from '../src/store/database.js'
import { type NewsStream, newsStream } from '../src/stream/news-stream.js'
import { openOwnDatabase } from './product/scratch.js'
import { databases } from './test-database.js'

const HEARTBEAT_MS = 3_600_000

describe.each(databases)('news on $name', ({ url }) => {
  let own: Awaited<ReturnType<typeof openOwnDatabase>>
  let store: Awaited<ReturnType<typeof openDatabase>>
  let news: NewsStream
  let seconds = 1000
  beforeAll(async () => {
    own = await openOwnDatabase(url)
    store = await openDatabase(own.url, resolve(import.meta.dirname, '../migrations'))
    news = newsStream({
      db: store.db,
      view: { prefix: 'xch', mediaUrl: '', tokens: new Map(), pendingOffers: () => new Set() },
      moment: () => ({ seconds, height: 1 }),
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
})
