import { asHex32, formatCollectionId } from '@chiaroscuro/domain/id'
import { explainRank } from '@chiaroscuro/domain/ranking'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeItems } from '../src/item/keep-items.js'
import { rankCollection } from '../src/job/rank.js'
import { countFacets } from '../src/query/facet-rows.js'
import { findRarity } from '../src/query/rarity-rows.js'
import { rowsOf } from '../src/store/rows-of.js'
import { collection, detail, item, nft, trait } from '../src/store/schema.js'
import { databases, empty, openTestDatabase } from './test-database.js'

const ID = formatCollectionId(asHex32('c0'.repeat(32)))
const MOMENT = { seconds: 1, height: 1 }

const word = fc.constantFrom('Hat', 'hat', 'Eyes ', 'none', 'constructor', '__proto__')
const attribute = fc.record({ traitType: word, value: word })
const items = fc.array(fc.array(attribute, { maxLength: 4 }), { minLength: 1, maxLength: 8 })
type Attributes = readonly { traitType: string; value: string }[]

describe.each(databases)('counts kept with ranks on $name', ({ url }) => {
  let open: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    open = await openTestDatabase(url)
  })
  afterAll(() => open?.close())

  /** Items as describing leaves them. */
  async function fill(all: readonly Attributes[]): Promise<void> {
    const { db } = open
    await db.delete(nft)
    await db.delete(detail)
    await db.delete(trait)
    for (const [i, attributes] of all.entries()) {
      const launcherId = String(i).padStart(64, '0')
      const hashes = { royaltyHash: 'r', royaltyBasisPoints: 0 }
      const uris = { dataUris: [], metadataUris: [], licenseUris: [] }
      const facts = { burned: false, edition: 1, editionTotal: 1, eventCount: 1, validFrom: 1 }
      await db.insert(nft).values({ launcherId, ...facts, ...hashes, ...uris })
      await db
        .insert(detail)
        .values({ launcherId, sensitive: false, collectionId: ID, attributes: [...attributes] })
      const rows = attributes.map((one) => ({ ...one, collectionId: ID, launcherId }))
      if (rows.length > 0) await db.insert(trait).values(rows).onConflictDoNothing()
    }
    await db.delete(item)
    await makeItems(db, MOMENT)
  }

  it('are those counted, and those that explain the ranks, whatever the collection becomes', async () => {
    const { db } = open
    await empty(open)
    await db.insert(collection).values({ id: ID, name: 'One', minterDid: 'did' })
    await fc.assert(
      fc.asyncProperty(fc.array(items, { minLength: 1, maxLength: 3 }), async (rounds) => {
        for (const all of rounds) {
          await fill(all)
          await rankCollection(db, ID, MOMENT)
          const kept = await countFacets(db, MOMENT, { collection_id: ID })
          // A filter that lets every item through asks past what is kept.
          const counted = await countFacets(db, MOMENT, { collection_id: ID, burned: false })
          expect(kept).toEqual(counted)
          expect(kept.total).toBe(all.length)
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
