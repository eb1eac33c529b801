import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

const attachedRow = z.object({ id: z.string(), attached: z.number() })

/** How many living items of each collection are assigned to a DID; collections without one are left out. */
export async function attachedCounts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const found = await db.execute(sql`
    select d.collection_id as id, count(*)::int as attached
    from detail d join nft n on n.launcher_id = d.launcher_id and n.valid_to is null
    where d.collection_id = any(${sql.param([...ids])}::text[]) and n.owner_did is not null and not n.burned
    group by 1`)
  const rows = z.array(attachedRow).parse(rowsOf(found))
  return new Map(rows.map(({ id, attached }) => [id, attached]))
}

const metadataRow = z.object({ id: z.string(), metadata: z.record(z.string(), z.unknown()) })

/** The `collection` object of each collection's newest item with verified metadata (CHIP-0007). */
export async function latestMetadata(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const found = await db.execute(sql`
    select asked.id, newest.metadata
    from unnest(${sql.param([...ids])}::text[]) as asked (id) cross join lateral (
      select doc.json -> 'collection' as metadata
      from detail d join nft n on n.launcher_id = d.launcher_id and n.valid_to is null
        join document doc on doc.hash = n.metadata_hash and doc.state = 1
      where d.collection_id = asked.id and jsonb_typeof(doc.json -> 'collection') = 'object'
      order by n.mint_height desc nulls last, n.launcher_id desc limit 1) newest`)
  const rows = z.array(metadataRow).parse(rowsOf(found))
  return new Map(rows.map(({ id, metadata }) => [id, metadata]))
}
