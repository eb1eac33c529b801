import { count, isNull } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { chainState, nft } from '../store/schema.js'

/** How many NFTs there are, as every step keeps it. */
export async function nftCount(db: Database): Promise<number> {
  const [state] = await db.select({ kept: chainState.nftCount }).from(chainState)
  return state?.kept ?? countNfts(db)
}

/** The same, counted one by one. */
export async function countNfts(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(nft).where(isNull(nft.validTo))
  return row?.count ?? 0
}
