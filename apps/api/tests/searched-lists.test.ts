import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rankCollection } from '../src/job/rank.js'
import type { NftSort } from '../src/query/item-page.js'
import { placesOf } from '../src/query/item-places.js'
import { cursorOf, formatCursor } from '../src/query/keyset.js'
import { collection, detail, item } from '../src/store/schema.js'
import { fillItems, launcherOf } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const MOMENT = { seconds: 10, height: 10 }
/** More than are looked at before an index is asked. */
const ITEMS = 420
const SIZE = 7
const SORTS = ['offer-low', 'offer-new', 'rank', 'moved', 'oldest', 'newest'] as const

/** A name with a word of every item, words of every tenth and fortieth, and one of very few. */
function nameOf(number: number): string {
  return [
    'Common',
    number % 10 === 3 ? 'tenth' : '',
    number % 40 === 7 ? 'fortieth' : '',
    number % 149 === 148 ? 'seldom' : '',
    number > 400 ? 'XY late' : '',
  ].join(' ')
}

describe.each(databases)('lists searched on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
    const { db } = open
    await empty(open)
    await db.insert(collection).values({ id: ID, name: 'One', minterDid: 'did' })
    const attributes = Array.from({ length: ITEMS }, (_, i) => [
      { traitType: 'Number', value: String(i % 17) },
    ])
    await fillItems(db, ID, attributes, MOMENT)
    await rankCollection(db, ID, MOMENT)
    for (let i = 0; i < ITEMS; i++) {
      const launcherId = launcherOf(i)
      await db
        .update(detail)
        .set({ name: nameOf(i) })
        .where(eq(detail.launcherId, launcherId))
      const listing =
        i % 3 === 0
          ? { listing: `o${i}`, priceAsset: 'xch', priceAmount: '5', priceKey: '5', listedAt: 1 + (i % 50) }
          : {}
      await db
        .update(item)
        .set({ minted: i % 40, moved: i % 30, ...listing })
        .where(eq(item.launcherId, launcherId))
    }
    await db.execute(sql`analyze`)
  })
  afterAll(() => open?.close())

  async function pages(sort: NftSort, search: string | undefined, backward = false): Promise<string[]> {
    const all: string[] = []
    let page = backward
      ? `<i:${sort === 'offer-low' ? `1${'0'.repeat(36)}` : sort === 'rank' || sort === 'oldest' ? '2000000000' : '-1'}~s:${sort === 'offer-new' || sort === 'moved' || sort === 'newest' ? '0' : 'g'}`
      : undefined
    for (;;) {
      const filter = { collection_id: ID, search }
      const rows = await placesOf(open.db, {
        moment: MOMENT,
        filter,
        sort,
        cursor: cursorOf(page),
        size: SIZE,
      })
      all.push(...rows.map(({ sortId }) => sortId))
      const last = rows.at(-1)
      if (!last) return all
      page = formatCursor({ backward, key: last.sortKey, id: last.sortId })
    }
  }

  it.each(SORTS)('by %s show what has the words, in the order of the whole list, both ways', async (sort) => {
    const whole = await pages(sort, undefined)
    expect(whole).toHaveLength(ITEMS)
    for (const search of [
      'common',
      'tenth',
      'forti',
      'eldo',
      'seldom',
      'xy',
      'XY late',
      'nobody',
      'co',
      'la te',
    ]) {
      const words = search.toLowerCase().split(' ')
      const wanted = whole.filter((id) => {
        const name = nameOf(Number(id)).toLowerCase()
        return search.length > 2 && search !== 'la te'
          ? name.includes(search.toLowerCase())
          : words.every((word) => name.split(' ').some((one) => one.startsWith(word)))
      })
      expect([search, await pages(sort, search)]).toEqual([search, wanted])
      expect([search, await pages(sort, search, true)]).toEqual([search, [...wanted].reverse()])
    }
  })

  it('put no more in order than is enough, where that is said', async () => {
    const whole = await pages('rank', undefined)
    for (const [search, enough] of [
      ['seldom', 2],
      ['seldom', 1000],
      ['nobody', 2],
    ] as const) {
      const wanted = whole.filter((id) => nameOf(Number(id)).toLowerCase().includes(search))
      const ask = { moment: MOMENT, filter: { search }, sort: 'rank' as const, cursor: undefined, size: SIZE }
      const found = (await placesOf(open.db, { ...ask, enough })).map(({ sortId }) => sortId)
      expect(found).toEqual(wanted.filter((id) => found.includes(id)))
      expect(found).toHaveLength(Math.min(SIZE, wanted.length, enough))
    }
  })

  it('put names that begin so before those that have it anywhere, where enough will do', async () => {
    const whole = await pages('rank', undefined)
    const named = (id: string, name: string) =>
      open.db.update(detail).set({ name }).where(eq(detail.launcherId, id))
    // Behind all that are looked at on the way.
    for (const id of whole.slice(300, 303)) await named(id, 'On the Edge of it')
    const begun = whole.slice(303, 303 + SIZE)
    for (const id of begun) await named(id, 'EDGE of it')
    const ask = { moment: MOMENT, sort: 'rank' as const, cursor: undefined, size: SIZE }
    const typed = (search: string, enough?: number) =>
      placesOf(open.db, { ...ask, filter: { search }, ...(enough === undefined ? {} : { enough }) })
    const idsOf = (rows: Awaited<ReturnType<typeof typed>>) => rows.map(({ sortId }) => sortId)
    expect(idsOf(await typed('Edge o', 100))).toEqual(begun)
    expect(idsOf(await typed('Edge o'))).toEqual(whole.slice(300, 300 + SIZE))
    // Too few begin so for a page.
    await named(begun[0] ?? '', 'Nothing')
    expect(idsOf(await typed('Edge o', 100))).toEqual([...whole.slice(300, 303), ...begun.slice(1, 5)])
  })
})
