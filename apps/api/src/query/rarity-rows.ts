import type { ItemTrait, RarityCounts } from '@chiaroscuro/domain/ranking'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { rarity } from '../store/schema.js'

/** The row of a collection's ranks is written anew with every change of its items, their traits, types and ranks (`touchTraits`). */
export const RANKS_VERSION = sql<string>`${rarity}.xmin::text`

/** What a collection's ranks were computed from. */
export async function findRarity(db: Database, collectionId: string): Promise<RarityCounts | undefined> {
  const [row] = await db.select().from(rarity).where(eq(rarity.collectionId, collectionId))
  return row
}

const valueRow = z.object({ trait: z.string(), value: z.string(), count: z.number() })

/** How many items of a collection have each of these traits; traits it does not have are left out. */
export async function rarityValues(
  db: Database,
  collectionId: string,
  traits: readonly ItemTrait[],
): Promise<z.infer<typeof valueRow>[]> {
  const found = await db.execute(sql`
    select r.trait, r.value, r.count
    from jsonb_to_recordset(${JSON.stringify(traits)}::jsonb) as asked (trait text, value text)
      join rarity_value r on r.collection_id = ${collectionId} and r.trait = asked.trait and r.value = asked.value`)
  return z.array(valueRow).parse(rowsOf(found))
}
