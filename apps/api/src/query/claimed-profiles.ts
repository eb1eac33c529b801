import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { detail, did, media, nft, profileClaim } from '../store/schema.js'
import { isBanned } from './ban-rows.js'
import { isShown } from './hidden-rows.js'
import { isAnyOf } from './is-any-of.js'
import { isAnyGiven, prepared } from './prepared.js'

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

/** What others are shown of these DIDs: claims that stand and are not hidden. One question for a whole page; DIDs that nobody claimed are left out. */
export async function claimedProfiles(
  db: Database,
  dids: readonly string[],
): Promise<ReadonlyMap<string, ClaimedProfile>> {
  const asked = [...new Set(dids)]
  if (asked.length === 0) return new Map()
  const found = await shown(db, await claimsOfDids(db).execute({ dids: asked }))
  return new Map(found.map((claim) => [claim.didId, claim]))
}

/** The claim that holds a username, whatever its case; `undefined` where nobody's claim of it still stands, or it is hidden. */
export async function claimedByUsername(db: Database, username: string): Promise<ClaimedProfile | undefined> {
  const [claim] = await shown(
    db,
    await speakingClaims(db).where(eq(profileClaim.usernameKey, usernameKey(username))),
  )
  return claim
}

/** Claims of one person that still stand, hidden ones too, the oldest first. */
export async function claimsOfUser(db: Database, userId: string): Promise<ClaimedProfile[]> {
  const found = await shown(db, await standingClaims(db).where(eq(profileClaim.userId, userId)))
  return found.sort((a, b) => a.claimedAt - b.claimedAt || (a.didId < b.didId ? -1 : 1))
}

/** How usernames are compared: compatibility forms and case are one. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

/** The claim of a DID as its own holder sees it, hidden or not. */
export async function claimOfDid(db: Database, didId: string): Promise<ClaimedProfile | undefined> {
  const [claim] = await shown(db, await standingClaims(db).where(eq(profileClaim.didId, didId)))
  return claim
}

/** Whether the DID's newest coin has the puzzle hash that signed for it: whose it is, whatever we think of them. */
export const claimSigned: SQL | undefined = and(
  eq(did.didId, profileClaim.didId),
  isNull(did.validTo),
  eq(did.ownerHash, profileClaim.ownerHash),
)

/** A claim stands while that is so, unless whoever made it was banned. */
export const claimStands: SQL | undefined = and(claimSigned, sql`not ${isBanned(profileClaim.userId)}`)

/** It is shown to others while it stands, unless its profile is hidden. */
export const claimSpeaks: SQL | undefined = and(claimStands, isShown('profile', profileClaim.didId))

// Two small questions rather than one of many tables: most pages show nobody who claimed anything.
function standingClaims(db: Database) {
  return db.select({ claim: profileClaim }).from(profileClaim).innerJoin(did, claimStands)
}

function speakingClaims(db: Database) {
  return db.select({ claim: profileClaim }).from(profileClaim).innerJoin(did, claimSpeaks)
}

const claimsOfDids = prepared((db) =>
  speakingClaims(db).where(isAnyGiven(profileClaim.didId, 'dids')).prepare('claims_of_dids'),
)

/** The usernames of those of these DIDs that have one others are shown. */
export async function usernamesOf(
  db: Database,
  dids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (dids.length === 0) return new Map()
  const rows = await db
    .select({ didId: profileClaim.didId, username: profileClaim.username })
    .from(profileClaim)
    .innerJoin(did, claimSpeaks)
    .where(and(isNotNull(profileClaim.username), isAnyOf(profileClaim.didId, dids)))
  return new Map(rows.flatMap(({ didId, username }) => (username === null ? [] : [[didId, username]])))
}

async function shown(db: Database, claims: readonly { claim: Claim }[]): Promise<ClaimedProfile[]> {
  const pictures = await picturesOf(
    db,
    claims.map(({ claim }) => claim),
  )
  return claims.map(({ claim }) => {
    const { didId, userId, verification, username, name, bio, website, twitterHandle } = claim
    const { claimedAt, updatedAt } = claim
    const words = { didId, userId, verification, username, name, bio, website, twitterHandle }
    const [avatar, header] = [pictures(claim, claim.avatarId), pictures(claim, claim.headerId)]
    return {
      ...words,
      avatarId: avatar?.id ?? null,
      avatar: avatar?.file ?? null,
      headerId: header?.id ?? null,
      header: header?.file ?? null,
      claimedAt,
      updatedAt,
    }
  })
}

type Claim = typeof profileClaim.$inferSelect

/** The items that claims show, for as long as the claimer, or the address that signed, holds them. */
async function picturesOf(db: Database, claims: readonly Claim[]) {
  const ids = [
    ...new Set(claims.flatMap(({ avatarId, headerId }) => [avatarId ?? [], headerId ?? []].flat())),
  ]
  const rows = ids.length === 0 ? [] : await pictureRows(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (claim: Claim, id: string | null) => {
    const row = id === null ? undefined : byId.get(id)
    return row && (row.ownerDid === claim.didId || row.ownerHash === claim.ownerHash) ? row : undefined
  }
}

/** Items with their files: only those that matched their hash, and that everybody may see. */
function pictureRows(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: nft.launcherId,
      ownerDid: nft.ownerDid,
      ownerHash: nft.ownerHash,
      file: { fileHash: media.fileHash, hasThumbnails: media.hasThumbnails },
    })
    .from(nft)
    .leftJoin(detail, eq(detail.launcherId, nft.launcherId))
    .leftJoin(media, and(eq(media.key, nft.dataHash), eq(media.state, 1), isNot(detail.sensitive)))
    .where(and(isAnyOf(nft.launcherId, ids), isNull(nft.validTo), eq(nft.burned, false)))
}

function isNot(column: typeof detail.sensitive): SQL {
  return sql`${column} is not true`
}
