import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { readUsername } from '../identity/username.js'
import { holderOfName } from '../query/claim-rows.js'
import { handleLike } from '../query/collection-words-rows.js'
import type { Database } from '../store/database.js'
import { ban as bans, profileClaim } from '../store/schema.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { actRefused } from './act-refused.js'
import type { Target } from './find-target.js'

interface OfSomebody {
  readonly target: Target
}

/**
 * Takes a person's claims away. The rows stay, so that nobody claims with the same key from another account, and so that
 * lifting the ban gives them back; their usernames are free for whoever is that person.
 */
export async function ban(tx: Database, { target }: OfSomebody, act: number): Promise<void> {
  if (target.kind !== 'person') throw actRefused('cannot-be-banned', 'Only people are banned.')
  await tx
    .insert(bans)
    .values({ userId: target.id, act })
    .onConflictDoUpdate({ target: bans.userId, set: { act } })
  await tx
    .update(profileClaim)
    .set({ usernameKey: null, usernameSkeleton: null })
    .where(eq(profileClaim.userId, target.id))
}

/** Gives claims back with what they said; a username that somebody took meanwhile stays theirs. */
export async function unban(tx: Database, { target }: OfSomebody): Promise<void> {
  const gone = await tx.delete(bans).where(eq(bans.userId, target.id)).returning({ userId: bans.userId })
  if (target.kind !== 'person' || gone.length === 0) throw actRefused('not-banned', 'They are not banned.')
  const nameless = await tx
    .select({ didId: profileClaim.didId, username: profileClaim.username })
    .from(profileClaim)
    .where(
      and(
        eq(profileClaim.userId, target.id),
        isNotNull(profileClaim.username),
        isNull(profileClaim.usernameKey),
      ),
    )
  for (const { didId, username } of nameless) await giveName(tx, target.id, didId, username ?? '')
}

async function giveName(tx: Database, userId: string, didId: string, username: string): Promise<void> {
  const read = readUsername(username)
  const isFree =
    'key' in read && !(await holderOfName(tx, read, didId)) && !(await handleLike(tx, read, userId))
  const of = eq(profileClaim.didId, didId)
  const given = isFree && (await isGiven(tx, didId, read))
  if (!given) await tx.update(profileClaim).set({ username: null }).where(of)
}

/** In a transaction of its own, as somebody may be faster by a moment. */
async function isGiven(
  tx: Database,
  didId: string,
  { key, skeleton }: { readonly key: string; readonly skeleton: string },
): Promise<boolean> {
  try {
    await tx.transaction((inner) =>
      inner
        .update(profileClaim)
        .set({ usernameKey: key, usernameSkeleton: skeleton })
        .where(eq(profileClaim.didId, didId)),
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
