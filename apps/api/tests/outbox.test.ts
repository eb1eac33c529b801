import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastNumber, type News, tell } from '../src/outbox/tell.js'
import { oldestNumber } from '../src/query/outbox-rows.js'
import { openDatabase } from '../src/store/database.js'
import { openOwnDatabase } from './product/scratch.js'
import { databases } from './test-database.js'

const DAY = 86_400_000
const news = (count: number): News[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 1,
    height: 5,
    launcherId: 'a',
    eventIndex: at,
    offerId: null,
  }))

describe.each(databases)('the outbox on $name', ({ url }) => {
  let own: Awaited<ReturnType<typeof openOwnDatabase>>
  let store: Awaited<ReturnType<typeof openDatabase>>
  beforeAll(async () => {
    own = await openOwnDatabase(url)
    store = await openDatabase(own.url, resolve(import.meta.dirname, '../migrations'))
  })
  afterAll(async () => {
    await store?.close()
    await own?.drop()
  })

  it('forgets after a week and a day, goes on counting, and never forgets what is younger', async () => {
    const tellAt = (count: number, at: number) => store.db.transaction((tx) => tell(tx, news(count), at))
    await tellAt(600, DAY)
    await tellAt(600, 8 * DAY)
    expect([await oldestNumber(store.db), await lastNumber(store.db)]).toEqual([1, 1200])
    await tellAt(900, 9.5 * DAY)
    expect([await oldestNumber(store.db), await lastNumber(store.db)]).toEqual([601, 2100])
    await tellAt(1000, 30 * DAY)
    expect([await oldestNumber(store.db), await lastNumber(store.db)]).toEqual([2101, 3100])
  })
})
