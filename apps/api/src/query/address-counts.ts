import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { nft } from '../store/schema.js'

/** How many living NFTs an address holds, and how many it made. */
export async function countNfts(db: Database, puzzleHash: string) {
  const current = isNull(nft.validTo)
  const [[owned], [created]] = await Promise.all([
    db
      .select({ count: count() })
      .from(nft)
      .where(and(current, eq(nft.ownerHash, puzzleHash), eq(nft.burned, false))),
    db
      .select({ count: count() })
      .from(nft)
      .where(and(current, eq(nft.minterHash, puzzleHash))),
  ])
  return { owned: owned?.count ?? 0, created: created?.count ?? 0 }
}
