import { rankByOpenRarity } from '@chiaroscuro/domain/ranking'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail } from '../store/schema.js'

/** Ranks a collection's items by OpenRarity; burned ones count, as the reference counts everything minted. */
export async function rankCollection(db: Database, collectionId: string): Promise<void> {
  const items = await db
    .select({ id: detail.launcherId, attributes: detail.attributes })
    .from(detail)
    .where(eq(detail.collectionId, collectionId))
  const ranked = items.some((item) => item.attributes.length > 0) ? rankByOpenRarity(items) : []
  if (ranked.length === 0) return
  const ids = sql.param(ranked.map((item) => item.id))
  const ranks = sql.param(ranked.map((item) => item.rank))
  await db.execute(sql`
    update detail set rank = ranked.rank
    from unnest(${ids}::text[], ${ranks}::int[]) as ranked (id, rank)
    where detail.launcher_id = ranked.id and detail.rank is distinct from ranked.rank`)
}
