import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FINISHED } from '../src/media/task-queue.js'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'
import { migrateDown } from '../src/store/migrate-down.js'
import { rowsOf } from '../src/store/rows-of.js'
import { fetchTask, lotItem, media, offer } from '../src/store/schema.js'
import { openOwnDatabase, openScratch } from './product/scratch.js'
import { databases } from './test-database.js'

const folder = join(import.meta.dirname, '../migrations')
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
)

/** Every table, column and index as the database describes them. */
async function shape({ db }: OpenDatabase): Promise<unknown[]> {
  const columns = await db.execute(
    sql`select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const indexes = await db.execute(
    sql`select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  )
  return [...rowsOf(columns), ...rowsOf(indexes)]
}

describe.each(databases)('migrations on $name', ({ name, url }) => {
  async function inOwnDatabase(work: (url: string) => Promise<void>): Promise<void> {
    const scratch = await openScratch()
    const own =
      name === 'embedded'
        ? { url: `pglite://${scratch.folder}/index`, drop: async () => {} }
        : await openOwnDatabase(url)
    try {
      await work(own.url)
    } finally {
      await own.drop()
      scratch.remove()
    }
  }

  it('lead back step by step and forward again to the same tables', async () => {
    await inOwnDatabase(async (own) => {
      let store = await openDatabase(own, folder)
      const newest = await shape(store)
      for (let to = journal.entries.length - 2; to >= -1; to--) {
        const gone = await migrateDown(store.db, folder, to)
        expect(gone).toEqual(journal.entries.slice(to + 1, to + 2).map(({ tag }) => tag))
      }
      expect(await shape(store)).toEqual([])
      await store.close()
      store = await openDatabase(own, folder)
      expect(await shape(store)).toEqual(newest)
      await store.close()
    })
  })

  it('keep what people published, on the way back too', async () => {
    await inOwnDatabase(async (own) => {
      let store = await openDatabase(own, folder)
      const row = {
        id: 'one',
        text: 'offer1',
        receivedAt: 1,
        side: 1,
        launcherId: 'a',
        offered: [],
        requested: [],
      }
      await store.db.insert(offer).values(row)
      await migrateDown(store.db, folder, 0)
      await store.close()
      store = await openDatabase(own, folder)
      expect(await store.db.select().from(offer)).toMatchObject([row])
      await store.close()
    })
  })

  it('keep lots, and know their NFTs again', async () => {
    await inOwnDatabase(async (own) => {
      let store = await openDatabase(own, folder)
      const nft = (launcherId: string) =>
        ({ kind: 'nft', launcherId, royaltyBasisPoints: 0, royaltyHash: 'b' }) as const
      const lot = {
        id: 'two',
        text: 'offer2',
        receivedAt: 2,
        side: 1,
        launcherId: null,
        offered: [nft('a'), nft('c')],
        requested: [{ kind: 'xch' as const, amount: '1' }],
      }
      await store.db.insert(offer).values(lot)
      await migrateDown(store.db, folder, 16)
      await store.close()
      store = await openDatabase(own, folder)
      expect(await store.db.select().from(offer)).toMatchObject([lot])
      expect((await store.db.select().from(lotItem)).map(({ launcherId }) => launcherId).sort()).toEqual([
        'a',
        'c',
      ])
      await store.close()
    })
  })

  it('look at models and sounds again that have no picture, one after the other, and at nothing else', async () => {
    await inOwnDatabase(async (own) => {
      let store = await openDatabase(own, folder)
      const held = (key: string, mimeType: string, hasThumbnails = false) => ({
        ...{ key, state: 1, fileHash: key, mimeType, dataType: 4, hasThumbnails },
      })
      await store.db
        .insert(media)
        .values([
          held('film', 'video/mp4'),
          held('model', 'model/gltf-binary'),
          held('seen', 'model/gltf-binary', true),
          held('sound', 'audio/mpeg'),
          { ...held('gone', 'audio/wav'), fileHash: null },
        ])
      const done = ['film', 'model', 'seen', 'sound', 'gone'].map((key) => ({ kind: 'media' as const, key }))
      await store.db
        .insert(fetchTask)
        .values(done.map((one) => ({ ...one, uris: [], attempts: 1, nextAt: FINISHED })))
      await migrateDown(store.db, folder, 33)
      await store.close()
      store = await openDatabase(own, folder)
      const due = await store.db
        .select()
        .from(fetchTask)
        .where(lt(fetchTask.nextAt, FINISHED))
        .orderBy(fetchTask.nextAt)
      expect(due.map(({ key }) => key)).toEqual(['model', 'sound'])
      expect((due[1]?.nextAt ?? 0) - (due[0]?.nextAt ?? 0)).toBe(1000)
      await store.close()
    })
  })
})
