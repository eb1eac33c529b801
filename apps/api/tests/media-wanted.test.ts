import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeStep } from '../src/apply/apply.js'
import { listNftsEndpoint } from '../src/endpoint/nfts.js'
import { findDue } from '../src/media/task-queue.js'
import { wantFiles } from '../src/media/want-files.js'
import type { OpenDatabase } from '../src/store/database.js'
import { fetchTask, media } from '../src/store/schema.js'
import { grow } from './history.js'
import { openTestDatabase } from './test-database.js'

describe('files that a page shows before they were fetched', () => {
  let open: OpenDatabase
  let now = 0
  beforeAll(async () => {
    open = await openTestDatabase()
    const mints = [1, 2, 3].map((nft) => ({ nft, to: 1, kind: 'transfer' }) as const)
    await writeStep(open.db, { dropAbove: undefined, blocks: grow([], [mints], 0) })
  })
  afterAll(() => open.close())

  /** The first page of items; gives what it lacks. */
  async function list(): Promise<readonly string[]> {
    const wanted: string[] = []
    await listNftsEndpoint.handle(
      {
        db: open.db,
        view: {
          prefix: 'txch',
          mediaUrl: 'http://media.example',
          tokens: new Map(),
          pendingOffers: () => new Set<string>(),
        },
        moment: () => ({ seconds: 0, height: 1 }),
        onWanted: (keys) => wanted.push(...keys),
      },
      // What the schema makes of no parameters at all.
      listNftsEndpoint.input.parse({}) as never,
      { viewer: undefined, address: '127.0.0.1', header: () => undefined },
    )
    return wanted
  }

  it('are named by the list, until somebody tried to fetch them', async () => {
    const all = await list()
    expect(all).toHaveLength(3)
    const [tried = ''] = all
    await open.db.insert(media).values({ key: tried, state: 3, dataType: 0, hasThumbnails: false })
    expect((await list()).toSorted()).toEqual(all.slice(1).toSorted())
  })

  it('come first, and are asked about once in a while only', async () => {
    const [one = '', ...others] = (await findDue(open.db, 0, 20)).map(({ key }) => key)
    const want = wantFiles(open.db, () => now)
    const last = others.at(-1) ?? ''
    expect(await want([last, 'f'.repeat(64)])).toEqual(new Set([last]))
    expect((await findDue(open.db, 0, 20))[0]?.key).toBe(last)
    await open.db.update(fetchTask).set({ priority: 0 }).where(eq(fetchTask.key, last))
    expect(await want([last])).toEqual(new Set([last]))
    expect((await findDue(open.db, 0, 20))[0]?.key).toBe(one)
    now += 60_000
    await want([last])
    expect((await findDue(open.db, 0, 20))[0]?.key).toBe(last)
  })
})
