import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

const row = z.object({
  /** Null for items of no collection. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  nft_count: z.number(),
  /** Mojos: the lowest open listing for XCH. */
  floor: z.string().nullable(),
})
export type PortfolioRow = z.infer<typeof row>

/** Living items a DID holds, by collection with its floor; the most valuable first. */
export async function portfolioRows(db: Database, didId: string): Promise<PortfolioRow[]> {
  const found = await db.execute(sql`
    with held as (
      select d.collection_id as id, count(*)::int as nft_count
      from nft n join detail d on d.launcher_id = n.launcher_id
      where n.valid_to is null and n.owner_did = ${didId} and not n.burned
      group by d.collection_id
    )
    select held.id, c.name, held.nft_count, f.floor::text as floor
    from held left join collection_figure f on f.collection_id = held.id left join collection c on c.id = held.id
    order by coalesce(f.floor * held.nft_count, 0) desc, held.nft_count desc, held.id`)
  return z.array(row).parse(rowsOf(found))
}
