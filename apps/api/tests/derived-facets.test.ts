import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { explainRank } from '@chiaroscuro/domain/ranking'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rankCollection } from '../src/job/rank.js'
import { countFacets, facetsInSql } from '../src/query/facet-rows.js'
import { findRarity } from '../src/query/rarity-rows.js'
import { rowsOf } from '../src/store/rows-of.js'
import { collection } from '../src/store/schema.js'
import { fillItems } from './described-items.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const MOMENT = { seconds: 1, height: 1 }

const word = fc.constantFrom('Hat', 'hat', 'Eyes ', 'none', 'constructor', '__proto__')
const attribute = fc.record({ traitType: word, value: word })
const items = fc.array(fc.array(attribute, { maxLength: 4 }), { minLength: 1, maxLength: 8 })

describe.each(databases)('counts kept with ranks on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
  })
  afterAll(() => open?.close())

  it('are those counted, and those that explain the ranks, whatever the collection becomes', async () => {
    const { db } = open
    await empty(open)
    await db.insert(collection).values({ id: ID, name: 'One', minterDid: 'did' })
    await fc.assert(
      fc.asyncProperty(fc.array(items, { minLength: 1, maxLength: 3 }), async (rounds) => {
        for (const all of rounds) {
          await fillItems(db, ID, all, MOMENT)
          await rankCollection(db, ID, MOMENT)
          const kept = await countFacets(db, MOMENT, { collection_id: ID })
          const counted = await facetsInSql(db, MOMENT, { collection_id: ID }, ID)
          expect(kept).toEqual(counted)
          expect(kept.total).toBe(all.length)
          const films = Math.floor(all.length / 3)
          expect(kept.data_types).toEqual([
            { data_type: 1, count: all.length - films },
            ...(films > 0 ? [{ data_type: 3, count: films }] : []),
          ])
          expect(kept.traits.length > 0).toBe(all.flat().length > 0)
          const ranked = all.map((attributes, i) => ({ id: String(i), attributes }))
          const telling = all.some((attributes) => attributes.length > 0)
          const whole = explainRank(ranked, '0')
          const rarity = await findRarity(db, ID)
          expect(rarity?.total).toBe(all.length)
          expect(rarity?.entropy).toBeCloseTo(whole?.entropy ?? Number.NaN, 12)
          expect(new Set(rarity?.traits.map(({ name }) => name))).toEqual(
            new Set(telling ? whole?.traits.map(({ trait: name }) => name) : []),
          )
          const strays = await db.execute(sql`select 1 from rarity_value v where not exists (
            select 1 from rarity r, jsonb_array_elements(r.traits) t where t->>'name' = v.trait)`)
          expect(rowsOf(strays)).toEqual([])
        }
      }),
      { numRuns: 25 },
    )
  })
})
