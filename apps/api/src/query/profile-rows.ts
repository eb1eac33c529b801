import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, did, nft } from '../store/schema.js'
import { prepared } from './prepared.js'

/** A DID as it is now, with what was counted of it; `undefined` for one that neither moved nor made anything. */
export async function findProfile(db: Database, didId: string) {
  const [found] = await statement(db).execute({ didId })
  if (!found) return undefined
  const { state, ...counts } = found
  return state || counts.owned > 0 || counts.created > 0 ? { state: state ?? undefined, counts } : undefined
}

const ID = sql.placeholder('didId')
const countOf = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`

/** In one question: each costs more to send than it takes to answer. */
const statement = prepared((db) =>
  db
    .select({
      state: did,
      owned: countOf(
        sql`${nft} where ${nft.validTo} is null and ${nft.ownerDid} = ${ID} and not ${nft.burned}`,
      ),
      created: countOf(sql`${nft} where ${nft.validTo} is null and ${nft.minterDid} = ${ID}`),
      collections: countOf(sql`${collection} where ${collection.minterDid} = ${ID}`),
    })
    .from(sql`(values (1)) one`)
    .leftJoin(did, and(eq(did.didId, ID), isNull(did.validTo)))
    .prepare('profile'),
)
