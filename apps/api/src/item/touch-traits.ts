import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { rarity } from '../store/schema.js'

/**
 * Called in the transaction that changed which items are in these collections or what traits they have, after the change: boards
 * are kept by the version of this row (`query/kept-boards.ts`), and ranks follow a moment later only.
 */
export function touchTraits(tx: Database, collectionIds: ReadonlySet<string>): Promise<void> {
  return touch(tx, collectionIds, sql`total = total`)
}

/** The same after other traits, by which these collections are to be ranked anew (`job/rank.ts`). */
export function touchRanks(tx: Database, collectionIds: ReadonlySet<string>): Promise<void> {
  return touch(tx, collectionIds, sql`stale = true`)
}

async function touch(tx: Database, collectionIds: ReadonlySet<string>, change: SQL): Promise<void> {
  const mine = sql`${sql.param([...collectionIds])}::text[]`
  // In the order of ids, so that two who do this wait for each other one way only.
  await tx.execute(sql`
    with own as (select collection_id from ${rarity} where collection_id = any(${mine}) order by 1 for no key update)
    update ${rarity} set ${change} where collection_id in (select collection_id from own)`)
}
