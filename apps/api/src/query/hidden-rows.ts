import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import type { ModeratedKind } from '../store/ledger/moderation.js'
import { hidden, moderationAct } from '../store/schema.js'
import { isAnyGiven, prepared } from './prepared.js'

type Id = AnyPgColumn | SQL

/** Whether something was hidden itself. */
export function isHidden(kind: ModeratedKind, id: Id): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${hidden} where ${hidden.kind} = ${sql.raw(`'${kind}'`)} and ${hidden.target} = ${id})`
}

/** The ids of all that was hidden itself. */
export function targetsOf(kind: ModeratedKind): SQL {
  return sql`select ${hidden.target} from ${hidden} where ${hidden.kind} = ${sql.raw(`'${kind}'`)}`
}

/** For lists: whether it is none of those. */
export function isShown(kind: ModeratedKind, id: Id): SQL {
  return sql`not ${isHidden(kind, id)}`
}

/** Whether an item was hidden, itself or with its collection. */
export function isHiddenItem(launcherId: Id, collectionId: Id): SQL<boolean> {
  return sql<boolean>`(${isHidden('nft', launcherId)} or ${isHidden('collection', collectionId)})`
}

/** For lists of items, and of what happens to them. */
export function isShownItem(launcherId: Id, collectionId: Id): SQL {
  return sql`(${isShown('nft', launcherId)} and ${isShown('collection', collectionId)})`
}

/** Why something is hidden. */
export interface HidingRow {
  readonly of: ModeratedKind
  readonly reason: string
  /** Unix milliseconds. */
  readonly at: number
}

/** What is hidden of these, by id. */
export async function hidingsOf(
  db: Database,
  kind: ModeratedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HidingRow>> {
  if (ids.length === 0) return new Map()
  const rows = await hidings(db).execute({ kind, targets: ids })
  return new Map(rows.map(({ target, reason, at }) => [target, { of: kind, reason, at }]))
}

const hidings = prepared((db) =>
  db
    .select({ target: hidden.target, reason: moderationAct.reason, at: moderationAct.at })
    .from(hidden)
    .innerJoin(moderationAct, eq(moderationAct.number, hidden.act))
    .where(and(eq(hidden.kind, sql.placeholder('kind')), isAnyGiven(hidden.target, 'targets')))
    .prepare('hidings'),
)

/** Why one thing is hidden, as itself or as part of something: the first that is. */
export async function hidingOf(
  db: Database,
  ...places: readonly (readonly [ModeratedKind, string | null])[]
): Promise<HidingRow | undefined> {
  const found = await Promise.all(
    places.map(async ([kind, id]) => (id === null ? undefined : (await hidingsOf(db, kind, [id])).get(id))),
  )
  return found.find((one) => one !== undefined)
}
