import { and, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { chainState, item } from '../store/schema.js'
import { foundInAny, isHiddenItself, isInHidden } from './found-in-any.js'
import type { Moment } from './open-offer.js'

const row = z.object({ listed: z.coerce.number() })
const marketRow = row.extend({ total: z.coerce.number() })

// An index has nothing but these.
const isSensitive = sql`${item.sensitive}`

/** How many items of a collection are for sale and shown. */
export async function countListed(db: Database, moment: Moment, collectionId: string): Promise<number> {
  const listed = countOfListed(moment, [isHiddenItself], eq(item.collectionId, collectionId))
  const found = await db.execute(sql`select ${listed} as listed`)
  return z.array(row).parse(rowsOf(found))[0]?.listed ?? 0
}

/** How many items the market shows, sensitive ones or not, and how many of those are for sale. All there are is known. */
export async function countMarket(
  db: Database,
  moment: Moment,
  { sensitive }: { sensitive: boolean },
): Promise<z.infer<typeof marketRow>> {
  const hidden = [isHiddenItself, isInHidden]
  const shown = sensitive ? undefined : not(isSensitive)
  const allSensitive = sensitive ? sql`0` : sql`(select count(*) from ${item} where ${isSensitive})`
  const found = await db.execute(sql`
    select coalesce((select ${chainState.nftCount} from ${chainState}), (select count(*) from ${item}))
        - ${allSensitive} - ${countAny(hidden, shown)} as total,
      ${countOfListed(moment, sensitive ? hidden : [...hidden, isSensitive])} as listed`)
  return z.array(marketRow).parse(rowsOf(found))[0] ?? { total: 0, listed: 0 }
}

/**
 * How many items are for sale, but for those that are left out in one way or another. All that have a listing are counted by an index
 * alone; those of them that are over by the clock, or left out, are few, and found by indexes of their own.
 */
function countOfListed({ seconds, height }: Moment, leftOut: readonly SQL[], among?: SQL): SQL {
  const listed = and(among, isNotNull(item.listing))
  const over = [sql`${item.listedUntil} <= ${seconds}`, sql`${item.listedUntilHeight} <= ${height}`]
  return sql`((select count(*) from ${item} where ${listed}) - ${countAny([...over, ...leftOut], listed)})`
}

function countAny(ways: readonly SQL[], among: SQL | undefined): SQL {
  return sql`(select count(*) from (${foundInAny(ways, among)}) found)`
}
