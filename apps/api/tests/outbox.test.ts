import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearTold } from '../src/outbox/hear-told.js'
import { CHANGED, lastNumber, type News, TOLD, tell, tellChange } from '../src/outbox/tell.js'
import { oldestNumber } from '../src/query/outbox-rows.js'
import { openDatabase } from '../src/store/database.js'
import { openOwnDatabase } from './product/scratch.js'
import { until } from './product/until.js'
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

  // The embedded database belongs to one process, which knows what it told.
  it.skipIf(!url.startsWith('postgres'))(
    'is heard of at once, and again after the connection broke',
    async () => {
      const stop = new AbortController()
      const errors: unknown[] = []
      let heard = 0
      let changes = 0
      const hearing = hearTold(
        {
          databaseUrl: own.url,
          onTold: () => heard++,
          onChanged: () => changes++,
          onError: (error) => errors.push(error),
          wait: async () => {},
        },
        stop.signal,
      )
      const more = (before: number) => until('nothing is heard', async () => heard > before || undefined)
      await more(0)
      let before = heard
      await store.db.transaction((tx) => tell(tx, news(1), 30 * DAY))
      await more(before)
      before = heard
      await store.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = ${`listen ${TOLD}; listen ${CHANGED}`}`)
      await more(before)
      expect(errors).toHaveLength(1)
      before = heard
      await store.db.transaction((tx) => tell(tx, news(1), 30 * DAY))
      await more(before)
      expect(changes).toBe(2)
      await tellChange(store.db)
      await until('no change is heard', async () => changes === 3 || undefined)
      expect(heard).toBe(before + 1)
      stop.abort()
      await hearing
      expect(errors).toHaveLength(1)
    },
  )
})
