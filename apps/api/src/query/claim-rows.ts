import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { did, nft, profileChallenge, profileClaim } from '../store/schema.js'

/** Who holds a DID now; `undefined` for one that was never spent. `ownerHash` is null where nobody can tell. */
export async function didHolder(db: Database, didId: string) {
  const [row] = await db
    .select({ coinId: did.coinId, ownerHash: did.ownerHash })
    .from(did)
    .where(and(eq(did.didId, didId), isNull(did.validTo)))
  return row
}

/** Keeps a challenge in the place of the one this person had for it, and forgets those that are over. */
export async function keepChallenge(
  db: Database,
  row: typeof profileChallenge.$inferInsert,
  now: number,
): Promise<void> {
  const { userId, didId, action } = profileChallenge
  await db.delete(profileChallenge).where(lt(profileChallenge.expiresAt, now))
  await db
    .insert(profileChallenge)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, didId, action],
      set: { id: row.id, message: row.message, expiresAt: row.expiresAt },
    })
}

/** The text of an open challenge, which is gone with that; `undefined` where there is none for this person and DID. */
export async function takeChallenge(
  db: Database,
  asked: { readonly id: string; readonly userId: string; readonly didId: string },
  now: number,
): Promise<string | undefined> {
  const [row] = await db
    .delete(profileChallenge)
    .where(
      and(
        eq(profileChallenge.id, asked.id),
        eq(profileChallenge.userId, asked.userId),
        eq(profileChallenge.didId, asked.didId),
      ),
    )
    .returning({ message: profileChallenge.message, expiresAt: profileChallenge.expiresAt })
  return row && row.expiresAt > now ? row.message : undefined
}

export type NewClaim = Pick<
  typeof profileClaim.$inferInsert,
  'didId' | 'userId' | 'ownerHash' | 'proof' | 'claimedAt'
>

/**
 * Keeps a proven claim. The same holder's words stay as they were; another holder begins with none, and the name of the
 * one before is free.
 */
export async function keepClaim(db: Database, claim: NewClaim): Promise<void> {
  const same = sql`${profileClaim.ownerHash} = excluded.owner_hash`
  const kept = (column: AnyPgColumn) => sql`case when ${same} then ${column} end`
  await db
    .insert(profileClaim)
    .values({ ...claim, updatedAt: claim.claimedAt })
    .onConflictDoUpdate({
      target: profileClaim.didId,
      set: {
        ...claim,
        updatedAt: claim.claimedAt,
        verification: sql`case when ${same} then ${profileClaim.verification} else 1 end`,
        username: kept(profileClaim.username),
        usernameKey: kept(profileClaim.usernameKey),
        usernameSkeleton: kept(profileClaim.usernameSkeleton),
        name: kept(profileClaim.name),
        bio: kept(profileClaim.bio),
        website: kept(profileClaim.website),
        twitterHandle: kept(profileClaim.twitterHandle),
        avatarId: kept(profileClaim.avatarId),
        headerId: kept(profileClaim.headerId),
      },
    })
}

/** What a claimer may change. */
export type ClaimWords = Partial<
  Pick<
    typeof profileClaim.$inferInsert,
    | 'username'
    | 'usernameKey'
    | 'usernameSkeleton'
    | 'name'
    | 'bio'
    | 'website'
    | 'twitterHandle'
    | 'avatarId'
    | 'headerId'
  >
>

export async function changeClaim(
  db: Database,
  didId: string,
  words: ClaimWords,
  now: number,
): Promise<void> {
  await db
    .update(profileClaim)
    .set({ ...words, updatedAt: now })
    .where(eq(profileClaim.didId, didId))
}

/** Another profile that has this username, or one that looks like it; silent claims keep theirs. */
export async function holderOfName(
  db: Database,
  name: { readonly key: string; readonly skeleton: string },
  exceptDid: string,
) {
  const [row] = await db
    .select({ username: profileClaim.username, key: profileClaim.usernameKey })
    .from(profileClaim)
    .where(
      and(
        sql`${profileClaim.didId} <> ${exceptDid}`,
        isNotNull(profileClaim.username),
        or(eq(profileClaim.usernameKey, name.key), eq(profileClaim.usernameSkeleton, name.skeleton)),
      ),
    )
    // The very name before one that resembles it.
    .orderBy(sql`${profileClaim.usernameKey} = ${name.key} desc`)
    .limit(1)
  return row
}

/** Whether a DID, or the address that holds it, has this item now. */
export async function holdsItem(
  db: Database,
  holder: { readonly didId: string; readonly ownerHash: string },
  launcherId: string,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(nft)
    .where(
      and(
        eq(nft.launcherId, launcherId),
        isNull(nft.validTo),
        eq(nft.burned, false),
        or(eq(nft.ownerDid, holder.didId), eq(nft.ownerHash, holder.ownerHash)),
      ),
    )
  return rows.length > 0
}
