import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import type { ActedKind, ModeratedKind } from '../store/ledger/moderation.js'
import {
  apiKey,
  auction,
  type ban,
  collection,
  detail,
  featured,
  type hidden,
  lotItem,
  moderationAct,
  offer,
  profileClaim,
} from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'

/** Nobody looks through more at once. */
const MOST_STANDING = 200

export type ModerationRow = Awaited<ReturnType<typeof moderationRowsOf>>[number]

/** What a target is called: a work or a profile by its name, a person by that of the profile they claimed first, offers and auctions by that of theirs, or of the first of theirs. */
const name = sql<string | null>`case ${moderationAct.kind}
  when 'collection' then (select c.name from ${collection} c where c.id = ${moderationAct.target})
  when 'profile' then (
    select coalesce(p.name, p.username) from ${profileClaim} p where p.did_id = ${moderationAct.target})
  when 'person' then (
    select coalesce(p.name, p.username) from ${profileClaim} p where p.user_id = ${moderationAct.target}
    order by p.claimed_at, p.did_id limit 1)
  when 'key' then (select k.name from ${apiKey} k where k.id = ${moderationAct.target})
  else (select d.name from ${detail} d where d.launcher_id = case ${moderationAct.kind}
    when 'nft' then ${moderationAct.target}
    when 'offer' then (
      select coalesce(o.launcher_id, (select min(l.launcher_id) from ${lotItem} l where l.offer_id = o.id)) from ${offer} o
      where o.id = ${moderationAct.target})
    else (select a.launcher_id from ${auction} a where a.id = ${moderationAct.target}) end)
  end`

const ROW = { ...getTableColumns(moderationAct), name }
const NUMBER = sql<string>`${moderationAct.number}::text`
const order: Order = { key: sql`${moderationAct.number}`, id: NUMBER, descending: true }

/** A page of the log, the last first. */
export function listModerationRows(
  db: Database,
  kind: ActedKind | undefined,
  cursor: Cursor | undefined,
  size: number,
) {
  const position = seek(order, cursor)
  return db
    .select({ ...ROW, sortKey: NUMBER, sortId: NUMBER })
    .from(moderationAct)
    .where(and(position.where, kind && eq(moderationAct.kind, kind)))
    .orderBy(position.orderBy)
    .limit(size)
}

/** These acts, the last first. */
export function moderationRowsOf(db: Database, key: string) {
  return db.select(ROW).from(moderationAct).where(eq(moderationAct.key, key))
}

/** These acts by their numbers. */
export async function moderationRowsByNumber(db: Database, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .select(ROW)
    .from(moderationAct)
    .where(inArray(moderationAct.number, [...numbers]))
}

/** The acts that stand: what is hidden, what is featured, or who is banned; the last first. */
export function standingRows(db: Database, table: typeof hidden | typeof featured | typeof ban) {
  return db
    .select(ROW)
    .from(table)
    .innerJoin(moderationAct, eq(moderationAct.number, table.act))
    .orderBy(desc(moderationAct.number))
    .limit(MOST_STANDING)
}

/** Ids of what is featured of a kind, the last first. */
export async function featuredIds(db: Database, kind: ModeratedKind): Promise<string[]> {
  const rows = await db
    .select({ id: featured.target })
    .from(featured)
    .where(eq(featured.kind, kind))
    .orderBy(desc(featured.act))
    .limit(MOST_STANDING)
  return rows.map(({ id }) => id)
}
