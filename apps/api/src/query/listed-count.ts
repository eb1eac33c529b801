import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { item } from '../store/schema.js'
import { targetsOf } from './hidden-rows.js'
import type { Moment } from './open-offer.js'

const row = z.object({ listed: z.coerce.number() })

/**
 * How many items of a collection are for sale and shown. All that have a listing are counted by an index alone; those of them that
 * are over by the clock or hidden are few, and found by indexes of their own.
 */
export async function countListed(db: Database, moment: Moment, collectionId: string): Promise<number> {
  const listed = and(eq(item.collectionId, collectionId), isNotNull(item.listing))
  const ways = [
    sql`${item.listedUntil} <= ${moment.seconds}`,
    sql`${item.listedUntilHeight} <= ${moment.height}`,
    sql`${item.launcherId} in (${targetsOf('nft')})`,
  ]
  const left = ways.map((way) => sql`select ${item.launcherId} from ${item} where ${listed} and ${way}`)
  const found = await db.execute(sql`
    select (select count(*) from ${item} where ${listed})
      - (select count(*) from (${sql.join(left, sql` union `)}) gone) as listed`)
  return z.array(row).parse(rowsOf(found))[0]?.listed ?? 0
}
