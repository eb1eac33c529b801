import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import { outbox } from '../store/schema.js'

export type OutboxRow = typeof outbox.$inferSelect

/** What was told after a number, in order. */
export function outboxAfter(db: Database, after: number, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(gt(outbox.sequence, after)).orderBy(asc(outbox.sequence)).limit(limit)
}

/** The oldest number that is kept; `undefined` where nothing was told yet. */
export async function oldestNumber(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ sequence: outbox.sequence })
    .from(outbox)
    .orderBy(asc(outbox.sequence))
    .limit(1)
  return row?.sequence
}

/** Those of some mints whose collection was told of by a later number, by their own. */
export async function placedLater(
  db: Database,
  rows: readonly Pick<OutboxRow, 'sequence' | 'type' | 'height' | 'launcherId'>[],
): Promise<ReadonlySet<number>> {
  const mints = rows.filter(({ type }) => type === NEWS.mint)
  if (mints.length === 0) return new Set()
  const placed = new Set((await standing(db, NEWS.placed, mints)).map(keyOf))
  return new Set(mints.flatMap((row) => (placed.has(keyOf(row)) ? row.sequence : [])))
}

/** Of these items, as they were minted, the mints that were told of without a collection. */
export async function mintsUnplaced(
  db: Database,
  items: readonly Minted[],
): Promise<Pick<OutboxRow, 'height' | 'launcherId' | 'eventIndex'>[]> {
  const told = await standing(db, NEWS.mint, items)
  if (told.length === 0) return []
  const placed = new Set((await standing(db, NEWS.placed, items)).map(keyOf))
  return told.filter((row) => !placed.has(keyOf(row)))
}

type Minted = Pick<OutboxRow, 'height' | 'launcherId'>

const keyOf = ({ height, launcherId }: Minted) => `${height} ${launcherId}`

/** What was told of them and not taken back, found by the index over heights. */
function standing(db: Database, type: number, items: readonly Minted[]) {
  const heights = new Set(items.flatMap(({ height }) => height ?? []))
  const launchers = new Set(items.flatMap(({ launcherId }) => launcherId ?? []))
  return db
    .select({ height: outbox.height, launcherId: outbox.launcherId, eventIndex: outbox.eventIndex })
    .from(outbox)
    .where(
      and(
        inArray(outbox.height, [...heights]),
        inArray(outbox.launcherId, [...launchers]),
        eq(outbox.type, type),
        eq(outbox.retracted, false),
        isNull(outbox.retracts),
      ),
    )
}
