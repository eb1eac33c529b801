import { and, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { chainState, item } from '../store/schema.js'
import { targetsOf } from './hidden-rows.js'
import type { Moment } from './open-offer.js'

const row = z.object({ total: z.coerce.number(), listed: z.coerce.number() })

/**
 * How many items the market shows, sensitive ones or not, and how many of those are for sale. All there are is known, all that
 * have a listing are counted by an index alone; those of them that are not shown are few, and found by indexes of their own.
 */
export async function countMarket(
  db: Database,
  moment: Moment,
  { sensitive }: { sensitive: boolean },
): Promise<z.infer<typeof row>> {
  const hidden = [
    sql`${item.launcherId} in (${targetsOf('nft')})`,
    sql`${item.collectionId} in (${targetsOf('collection')})`,
  ]
  const over = [
    sql`${item.listedUntil} <= ${moment.seconds}`,
    sql`${item.listedUntilHeight} <= ${moment.height}`,
  ]
  const listed = isNotNull(item.listing)
  // An index has nothing but these.
  const isSensitive = sql`${item.sensitive}`
  const others = sensitive ? undefined : not(isSensitive)
  const allSensitive = sensitive ? sql`0` : sql`(select count(*) from ${item} where ${isSensitive})`
  const found = await db.execute(sql`
    select coalesce((select ${chainState.nftCount} from ${chainState}), (select count(*) from ${item}))
        - ${allSensitive} - ${countAny(hidden, others)} as total,
      (select count(*) from ${item} where ${listed}) - ${countAny([...hidden, ...over, ...(sensitive ? [] : [isSensitive])], listed)} as listed`)
  return z.array(row).parse(rowsOf(found))[0] ?? { total: 0, listed: 0 }
}

/** How many items are found in one way or another. */
function countAny(ways: readonly SQL[], among: SQL | undefined): SQL {
  const found = ways.map((way) => sql`select ${item.launcherId} from ${item} where ${and(among, way)}`)
  return sql`(select count(*) from (${sql.join(found, sql` union `)}) found)`
}
