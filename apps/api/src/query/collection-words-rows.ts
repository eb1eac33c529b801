import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { collection, collectionWords, detail, did, nft, profileClaim } from '../store/schema.js'
import { claimStands } from './claimed-profiles.js'

export type CollectionWordsRow = typeof collectionWords.$inferSelect

/** Those of a person's collections that can be spoken for: minted with a DID whose claim stands. */
export function collectionsOfUser(db: Database, userId: string, most: number) {
  return db
    .select({ id: collection.id })
    .from(collection)
    .innerJoin(profileClaim, eq(profileClaim.didId, collection.minterDid))
    .innerJoin(did, claimStands)
    .where(eq(profileClaim.userId, userId))
    .orderBy(collection.id)
    .limit(most)
}

/** Whoever may speak for a collection now, and the puzzle hash that holds its DID. */
export async function speakerOf(db: Database, collectionId: string) {
  const [row] = await db
    .select({ userId: profileClaim.userId, ownerHash: profileClaim.ownerHash })
    .from(collection)
    .innerJoin(profileClaim, eq(profileClaim.didId, collection.minterDid))
    .innerJoin(did, claimStands)
    .where(eq(collection.id, collectionId))
  return row
}

export async function wordsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollectionWordsRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(collectionWords)
    .where(inArray(collectionWords.collectionId, [...ids]))
  return new Map(rows.map((row) => [row.collectionId, row]))
}

/** Keeps words; those of another holder before are gone with it. */
export async function keepWords(db: Database, row: CollectionWordsRow): Promise<void> {
  await db
    .insert(collectionWords)
    .values(row)
    .onConflictDoUpdate({ target: collectionWords.collectionId, set: row })
}

interface Name {
  readonly key: string
  readonly skeleton: string
}

/** Another collection's handle, or somebody else's username, that is this name or looks like it; silent ones keep theirs. */
export async function holderOfHandle(
  db: Database,
  name: Name,
  self: { readonly collectionId: string; readonly userId: string },
): Promise<{ readonly name: string | null; readonly key: string | null } | undefined> {
  const [other] = await db
    .select({ name: collectionWords.handle, key: collectionWords.handleKey })
    .from(collectionWords)
    .where(
      and(
        sql`${collectionWords.collectionId} <> ${self.collectionId}`,
        isNotNull(collectionWords.handle),
        or(eq(collectionWords.handleKey, name.key), eq(collectionWords.handleSkeleton, name.skeleton)),
      ),
    )
    .orderBy(sql`${collectionWords.handleKey} = ${name.key} desc`)
    .limit(1)
  if (other) return other
  const [person] = await db
    .select({ name: profileClaim.username, key: profileClaim.usernameKey })
    .from(profileClaim)
    .where(
      and(
        sql`${profileClaim.userId} <> ${self.userId}`,
        or(eq(profileClaim.usernameKey, name.key), eq(profileClaim.usernameSkeleton, name.skeleton)),
      ),
    )
    .limit(1)
  return person
}

/** The handle of a collection that another person speaks for, where it is this name or looks like it. */
export async function handleLike(
  db: Database,
  name: Name,
  userId: string,
): Promise<{ readonly name: string | null; readonly key: string | null } | undefined> {
  const [row] = await db
    .select({ name: collectionWords.handle, key: collectionWords.handleKey })
    .from(collectionWords)
    .innerJoin(collection, eq(collection.id, collectionWords.collectionId))
    .innerJoin(profileClaim, eq(profileClaim.didId, collection.minterDid))
    .where(
      and(
        sql`${profileClaim.userId} <> ${userId}`,
        or(eq(collectionWords.handleKey, name.key), eq(collectionWords.handleSkeleton, name.skeleton)),
      ),
    )
    .limit(1)
  return row
}

/** The id of the collection that has a handle. */
export async function collectionOfHandle(db: Database, handleKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: collectionWords.collectionId })
    .from(collectionWords)
    .where(eq(collectionWords.handleKey, handleKey))
  return row?.id
}

/** Whether a living item is of a collection. */
export async function isItemOf(db: Database, launcherId: string, collectionId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(detail)
    .innerJoin(nft, and(eq(nft.launcherId, detail.launcherId), sql`${nft.validTo} is null`))
    .where(
      and(eq(detail.launcherId, launcherId), eq(detail.collectionId, collectionId), eq(nft.burned, false)),
    )
  return rows.length > 0
}
