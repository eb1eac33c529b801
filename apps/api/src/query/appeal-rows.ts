import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../store/database.js'
import { appeal, moderationAct } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { stands } from './restriction-rows.js'

/** What somebody said, and what they were answered: entries of the log. */
const said = alias(moderationAct, 'said')
const answered = alias(moderationAct, 'answered')

const NUMBER = sql<string>`${appeal.number}::text`
/** Those that wait stand above every number of an answer, the oldest first. */
const KEY = sql<string>`coalesce(${appeal.answer}, 4294967296 - ${appeal.number})::numeric`
const order: Order = { key: KEY, id: NUMBER, descending: true }

const ROW = {
  number: appeal.number,
  act: appeal.act,
  text: said.reason,
  by: said.userId,
  byName: said.userName,
  at: said.at,
  stands: stands(sql`${appeal.act}`),
  answer: {
    act: answered.act,
    reason: answered.reason,
    by: answered.userId,
    byName: answered.userName,
    at: answered.at,
  },
  sortKey: sql<string>`${KEY}::text`,
  sortId: NUMBER,
}

export type AppealRow = Awaited<ReturnType<typeof listAppealRows>>[number]

function appeals(db: Database, where: SQL | undefined) {
  return db
    .select(ROW)
    .from(appeal)
    .innerJoin(said, eq(said.number, appeal.number))
    .leftJoin(answered, eq(answered.number, appeal.answer))
    .where(where)
}

/** A page of the inbox: what waits, the oldest first; then what was answered, the last first. */
export function listAppealRows(db: Database, cursor: Cursor | undefined, size: number) {
  const position = seek(order, cursor)
  return appeals(db, position.where).orderBy(position.orderBy).limit(size)
}

export async function findAppealRow(db: Database, number: number): Promise<AppealRow | undefined> {
  const [row] = await appeals(db, eq(appeal.number, number))
  return row
}

/** Who is told of the answers to these, and what they were. */
export async function answersTo(
  db: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, { readonly userId: string; readonly isGranted: boolean }>> {
  if (numbers.length === 0) return new Map()
  const rows = await appeals(db, inArray(appeal.number, [...numbers]))
  return new Map(
    rows.map(({ number, by, answer }) => [number, { userId: by, isGranted: answer?.act === 'grant' }]),
  )
}

/** What somebody said against these acts, by the numbers of the acts. */
export async function appealsAgainst(
  db: Database,
  userId: string,
  acts: readonly number[],
): Promise<ReadonlyMap<number, AppealRow>> {
  if (acts.length === 0) return new Map()
  const rows = await appeals(db, and(eq(appeal.userId, userId), inArray(appeal.act, [...acts])))
  return new Map(rows.map((row) => [row.act, row]))
}
