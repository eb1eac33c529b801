import { and, count, countDistinct, eq, isNull } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, did, nft } from '../store/schema.js'

/** A DID as it is now, with what was counted of it; `undefined` for one that neither moved nor made anything. */
export async function findProfile(db: Database, didId: string) {
  const current = isNull(nft.validTo)
  const [[state], [owned], [created], [collections]] = await Promise.all([
    db
      .select()
      .from(did)
      .where(and(eq(did.didId, didId), isNull(did.validTo))),
    db
      .select({ count: count() })
      .from(nft)
      .where(and(current, eq(nft.ownerDid, didId), eq(nft.burned, false))),
    db
      .select({ count: count() })
      .from(nft)
      .where(and(current, eq(nft.minterDid, didId))),
    db
      .select({ count: countDistinct(collection.id) })
      .from(collection)
      .where(eq(collection.minterDid, didId)),
  ])
  const counts = {
    owned: owned?.count ?? 0,
    created: created?.count ?? 0,
    collections: collections?.count ?? 0,
  }
  if (!state && counts.owned === 0 && counts.created === 0) return undefined
  return { state, counts }
}
