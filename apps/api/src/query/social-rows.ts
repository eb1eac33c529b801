import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { REMEMBERED_MS } from '../social/flow.js'
import type { Database } from '../store/database.js'
import { did, profileClaim, socialChallenge, socialFlow, socialLink } from '../store/schema.js'
import { isUniqueViolation } from '../store/unique-violation.js'
import { claimStands } from './claimed-profiles.js'
import { isShown } from './hidden-rows.js'
import { isAnyGiven, prepared } from './prepared.js'

export type SocialLink = typeof socialLink.$inferSelect
type Flow = typeof socialFlow.$inferSelect
type NewChallenge = typeof socialChallenge.$inferInsert

/** Whom a link speaks for. */
export type Subject = Pick<SocialLink, 'subjectKind' | 'subject'>

/** Keeps a flow, and forgets those that are long over. */
export async function keepFlow(
  db: Database,
  row: typeof socialFlow.$inferInsert,
  now: number,
): Promise<void> {
  await db.delete(socialFlow).where(lt(socialFlow.expiresAt, now - REMEMBERED_MS))
  await db.insert(socialFlow).values(row)
}

/** The flow of a state as it was before this answer, which uses it up: of two at once one finds it unused. */
export async function useFlow(db: Database, stateHash: string, now: number): Promise<Flow | undefined> {
  const [taken] = await db
    .update(socialFlow)
    .set({ usedAt: now })
    .where(and(eq(socialFlow.stateHash, stateHash), isNull(socialFlow.usedAt)))
    .returning()
  if (taken) return { ...taken, usedAt: null }
  const [known] = await db.select().from(socialFlow).where(eq(socialFlow.stateHash, stateHash))
  return known
}

/** Keeps a challenge, and forgets those that are over. */
export async function keepSocialChallenge(db: Database, row: NewChallenge, now: number): Promise<void> {
  await db.delete(socialChallenge).where(lt(socialChallenge.expiresAt, now))
  await db.insert(socialChallenge).values(row)
}

/** An open challenge, which is gone with that; `undefined` where this browser was given none like it. */
export async function takeSocialChallenge(
  db: Database,
  asked: Pick<NewChallenge, 'id' | 'provider' | 'action' | 'browserHash'>,
  now: number,
): Promise<typeof socialChallenge.$inferSelect | undefined> {
  const [row] = await db
    .delete(socialChallenge)
    .where(
      and(
        eq(socialChallenge.id, asked.id),
        eq(socialChallenge.provider, asked.provider),
        eq(socialChallenge.action, asked.action),
        eq(socialChallenge.browserHash, asked.browserHash),
      ),
    )
    .returning()
  return row && row.expiresAt > now ? row : undefined
}

/**
 * Links an account to a subject, in the place of the one it had of that service. An account that speaks for another
 * subject stays there and this says `taken`, unless that is a DID that has gone to somebody else.
 */
export async function keepLink(
  db: Database,
  link: typeof socialLink.$inferInsert,
): Promise<'kept' | 'taken'> {
  try {
    return await db.transaction(async (tx) => {
      const [held] = await tx
        .select()
        .from(socialLink)
        .where(and(eq(socialLink.provider, link.provider), eq(socialLink.accountId, link.accountId)))
      const isOwn = held?.subjectKind === link.subjectKind && held.subject === link.subject
      if (held && !isOwn) {
        if (!(await isSilent(tx, held))) return 'taken'
        await tx.delete(socialLink).where(eq(socialLink.id, held.id))
      }
      await dropLink(tx, link.provider, link)
      await tx.insert(socialLink).values(link)
      return 'kept'
    })
  } catch (error) {
    // Somebody was faster by a moment.
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** Whether a link speaks for nobody any more: its DID has another holder than the one that signed. */
async function isSilent(db: Database, link: SocialLink): Promise<boolean> {
  if (link.subjectKind !== 'did') return false
  const [row] = await db
    .select({ ownerHash: did.ownerHash })
    .from(did)
    .where(and(eq(did.didId, link.subject), isNull(did.validTo)))
  return row?.ownerHash !== link.ownerHash
}

/** Takes a link away; whether there was one. */
export async function dropLink(
  db: Database,
  provider: SocialLink['provider'],
  { subjectKind, subject }: Subject,
): Promise<boolean> {
  const gone = await db
    .delete(socialLink)
    .where(and(eq(socialLink.provider, provider), isOf({ subjectKind, subject })))
    .returning({ id: socialLink.id })
  return gone.length > 0
}

/** The links of a subject, those of each service in the order of their names. */
export function linksOf(db: Database, subject: Subject): Promise<SocialLink[]> {
  return db.select().from(socialLink).where(isOf(subject)).orderBy(socialLink.provider)
}

function isOf({ subjectKind, subject }: Subject): SQL | undefined {
  return and(eq(socialLink.subjectKind, subjectKind), eq(socialLink.subject, subject))
}

/**
 * The links that DIDs show: those which their own holders signed for, else those of the accounts that claimed them. One
 * question for a whole page.
 */
export async function linksOfDids(
  db: Database,
  dids: readonly string[],
): Promise<ReadonlyMap<string, readonly SocialLink[]>> {
  const asked = [...new Set(dids)]
  if (asked.length === 0) return new Map()
  const rows = await links(db).execute({ dids: asked })
  const byDid = new Map<string, Map<string, SocialLink>>()
  for (const { didId, link } of rows) {
    const of = byDid.get(didId) ?? new Map<string, SocialLink>()
    byDid.set(didId, of.set(link.provider, link))
  }
  return new Map([...byDid].map(([didId, of]) => [didId, [...of.values()]]))
}

/** A link speaks for a DID by its holder's signature while that holder has it, or by whose account claimed it. */
const speaksFor = sql`(${socialLink.subjectKind} = 'did' and ${socialLink.subject} = ${did.didId}
  and ${socialLink.ownerHash} = ${did.ownerHash})
  or (${socialLink.subjectKind} = 'account' and ${socialLink.subject} = ${profileClaim.userId})`

const links = prepared((db) =>
  db
    .select({ didId: did.didId, link: socialLink })
    .from(did)
    .leftJoin(profileClaim, claimStands)
    .innerJoin(socialLink, speaksFor)
    .where(and(isAnyGiven(did.didId, 'dids'), isNull(did.validTo), isShown('profile', did.didId)))
    // What a wallet signed for comes last, and so stays in the place of the account's.
    .orderBy(sql`${socialLink.subjectKind} = 'did'`, socialLink.provider)
    .prepare('links_of_dids'),
)

/** The DIDs that an account of a service speaks for now, in order. */
export async function didsOfSocial(
  db: Database,
  provider: SocialLink['provider'],
  accountId: string,
): Promise<string[]> {
  const rows = await db
    .select({ didId: did.didId })
    .from(did)
    .leftJoin(profileClaim, claimStands)
    .innerJoin(socialLink, speaksFor)
    .where(
      and(
        isNull(did.validTo),
        eq(socialLink.provider, provider),
        eq(socialLink.accountId, accountId),
        isShown('profile', did.didId),
      ),
    )
    .orderBy(did.didId)
  return rows.map(({ didId }) => didId)
}
