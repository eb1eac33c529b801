import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { detail, nft } from '../store/schema.js'
import { AS_N, heldAt } from './past-rows.js'

/** Items of a collection as they were at a height, after a launcher id. */
export function exportItemRows(
  db: Database,
  collectionId: string,
  height: number,
  after: string,
  size: number,
) {
  return db
    .select({
      launcherId: nft.launcherId,
      name: detail.name,
      rank: detail.rank,
      ownerHash: nft.ownerHash,
      ownerDid: nft.ownerDid,
      burned: nft.burned,
      coinId: nft.coinId,
      since: nft.validFrom,
      mintHeight: nft.mintHeight,
    })
    .from(detail)
    .innerJoin(nft, eq(nft.launcherId, detail.launcherId))
    .where(and(eq(detail.collectionId, collectionId), heldAt(nft, height), gt(nft.launcherId, after)))
    .orderBy(asc(nft.launcherId))
    .limit(size)
}

const holder = z.object({ owner_hash: z.string(), nft_count: z.number() })

/** Holders of a collection's living items as they were at a height, after a puzzle hash. */
export async function exportHolderRows(
  db: Database,
  collectionId: string,
  height: number,
  after: string,
  size: number,
) {
  const found = await db.execute(sql`
    select n.owner_hash, count(*)::int as nft_count
    from detail d join nft n on n.launcher_id = d.launcher_id
      and ${heldAt(AS_N, height)}
    where d.collection_id = ${collectionId} and not n.burned and n.owner_hash > ${after}
    group by n.owner_hash order by n.owner_hash limit ${size}`)
  return z.array(holder).parse(rowsOf(found))
}
