import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { detail, did, media, nft, profileClaim } from '../store/schema.js'

/** A picture as the media service holds it. */
export interface ClaimedPicture {
  readonly fileHash: string | null
  readonly hasThumbnails: boolean
}

/** What a DID's present holder says about themselves. */
export interface ClaimedProfile {
  readonly didId: string
  readonly userId: string
  /** 1 proven by a signature of the present holder. */
  readonly verification: number
  readonly username: string | null
  readonly name: string | null
  readonly bio: string | null
  readonly website: string | null
  readonly twitterHandle: string | null
  /** NFTs the holder still has; null once they moved on. */
  readonly avatarId: string | null
  readonly avatar: ClaimedPicture | null
  readonly headerId: string | null
  readonly header: ClaimedPicture | null
  readonly claimedAt: number
  readonly updatedAt: number
}

/** Claims that still stand, of these DIDs. One question for a whole page; DIDs that nobody claimed are left out. */
export async function claimedProfiles(
  db: Database,
  dids: readonly string[],
): Promise<ReadonlyMap<string, ClaimedProfile>> {
  const asked = [...new Set(dids)]
  if (asked.length === 0) return new Map()
  const found = await claimsWhere(db, inArray(profileClaim.didId, asked))
  return new Map(found.map((claim) => [claim.didId, claim]))
}

/** The claim that holds a username, whatever its case; `undefined` where nobody's claim of it still stands. */
export async function claimedByUsername(db: Database, username: string): Promise<ClaimedProfile | undefined> {
  const [claim] = await claimsWhere(db, eq(profileClaim.usernameKey, usernameKey(username)))
  return claim
}

/** Claims of one person that still stand, the oldest first. */
export async function claimsOfUser(db: Database, userId: string): Promise<ClaimedProfile[]> {
  const found = await claimsWhere(db, eq(profileClaim.userId, userId))
  return found.sort((a, b) => a.claimedAt - b.claimedAt || (a.didId < b.didId ? -1 : 1))
}

/** How usernames are compared: compatibility forms and case are one. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

/** A claim stands while the DID's newest coin has the puzzle hash that signed it. */
export const claimStands: SQL | undefined = and(
  eq(did.didId, profileClaim.didId),
  isNull(did.validTo),
  eq(did.ownerHash, profileClaim.ownerHash),
)

async function claimsWhere(db: Database, where: SQL): Promise<ClaimedProfile[]> {
  const avatar = pictureTables('avatar')
  const header = pictureTables('header')
  const rows = await db
    .select({
      claim: profileClaim,
      avatarId: avatar.item.launcherId,
      avatar: { fileHash: avatar.file.fileHash, hasThumbnails: avatar.file.hasThumbnails },
      headerId: header.item.launcherId,
      header: { fileHash: header.file.fileHash, hasThumbnails: header.file.hasThumbnails },
    })
    .from(profileClaim)
    .innerJoin(did, claimStands)
    .leftJoin(avatar.item, isHeldAs(avatar.item, profileClaim.avatarId))
    .leftJoin(avatar.file, isShown(avatar))
    .leftJoin(header.item, isHeldAs(header.item, profileClaim.headerId))
    .leftJoin(header.file, isShown(header))
    .where(where)
  return rows.map(({ claim, ...pictures }) => {
    const { didId, userId, verification, username, name, bio, website, twitterHandle } = claim
    const { claimedAt, updatedAt } = claim
    const words = { didId, userId, verification, username, name, bio, website, twitterHandle }
    return { ...words, ...pictures, claimedAt, updatedAt }
  })
}

function pictureTables(name: string) {
  return { item: alias(nft, `${name}_nft`), file: alias(media, `${name}_media`) }
}

type PictureTables = ReturnType<typeof pictureTables>

/** An NFT is the claimer's while the DID owns it or the address that signed does. */
function isHeldAs(
  item: PictureTables['item'],
  id: typeof profileClaim.avatarId | typeof profileClaim.headerId,
) {
  const held = or(eq(item.ownerDid, profileClaim.didId), eq(item.ownerHash, profileClaim.ownerHash))
  return and(eq(item.launcherId, id), isNull(item.validTo), eq(item.burned, false), held)
}

/** Only files that matched their hash speak for anybody, and none that may not be shown to everybody. */
function isShown({ item, file }: PictureTables) {
  const isSensitive = sql`exists (select 1 from ${detail} where ${detail.launcherId} = ${item.launcherId} and ${detail.sensitive})`
  return and(eq(file.key, item.dataHash), eq(file.state, 1), not(isSensitive))
}
