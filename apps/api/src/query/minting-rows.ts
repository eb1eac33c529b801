import { and, asc, desc, eq, gt, gte, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import type { MintState } from '../store/ledger/minting.js'
import {
  apiKey,
  mintAccount,
  mintCredit,
  mintMinter,
  mintOrder,
  mintPayment,
  mintRun,
  mintScan,
  mintStop,
} from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'

export type MintAccountRow = typeof mintAccount.$inferSelect
export type MintPaymentRow = typeof mintPayment.$inferSelect
export type MintOrderRow = typeof mintOrder.$inferSelect
export type MintCreditRow = typeof mintCredit.$inferSelect

/** Of tables that have one. */
export const THE_ROW = 1

export async function accountOf(db: Database, userId: string): Promise<MintAccountRow | undefined> {
  const [row] = await db.select().from(mintAccount).where(eq(mintAccount.userId, userId))
  return row
}

/**
 * Gives somebody an address and tells them a price; an address that they have stays theirs. `isNew` says whether they had none. Rejects
 * with a unique violation where somebody else was given the place at the same moment.
 */
export function openAccount(
  db: Database,
  { userId, creditMojos, now }: { userId: string; creditMojos: string; now: number },
  hashAt: (place: number) => string,
  onNew: (tx: Database) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const quote = { creditMojos, quotedAt: now }
    const known = await tx
      .update(mintAccount)
      .set(quote)
      .where(eq(mintAccount.userId, userId))
      .returning({ userId: mintAccount.userId })
    if (known.length > 0) return
    const [last] = await tx.select({ place: max(mintAccount.place) }).from(mintAccount)
    const place = (last?.place ?? -1) + 1
    await tx.insert(mintAccount).values({ userId, place, puzzleHash: hashAt(place), ...quote, openedAt: now })
    await onNew(tx)
  })
}

/** Accounts in order, after one of them. */
export function accountsAfter(db: Database, place: number, limit: number): Promise<MintAccountRow[]> {
  return db
    .select()
    .from(mintAccount)
    .where(gt(mintAccount.place, place))
    .orderBy(asc(mintAccount.place))
    .limit(limit)
}

export async function mintScannedTo(db: Database): Promise<number> {
  const [row] = await db.select().from(mintScan).where(eq(mintScan.id, THE_ROW))
  return row?.height ?? 0
}

export async function noteMintScan(db: Database, height: number): Promise<void> {
  await db
    .insert(mintScan)
    .values({ id: THE_ROW, height })
    .onConflictDoUpdate({ target: mintScan.id, set: { height } })
}

/** Payments for credits of these people at a height or above, gone or not. */
export function mintPaymentsFrom(
  db: Database,
  userIds: readonly string[],
  height: number,
): Promise<MintPaymentRow[]> {
  return db
    .select()
    .from(mintPayment)
    .where(and(inArray(mintPayment.userId, [...userIds]), gte(mintPayment.height, height)))
}

/** All payments of somebody for credits, gone ones too, the newest first. */
export function mintPaymentsOf(db: Database, userId: string): Promise<MintPaymentRow[]> {
  return db
    .select()
    .from(mintPayment)
    .where(eq(mintPayment.userId, userId))
    .orderBy(desc(mintPayment.paidAt), mintPayment.coinId)
}

/** Keeps a payment; one that is known keeps the price it counts at. */
export async function keepMintPayment(db: Database, row: MintPaymentRow): Promise<void> {
  const { height, paidAt, gone } = row
  await db
    .insert(mintPayment)
    .values(row)
    .onConflictDoUpdate({ target: mintPayment.coinId, set: { height, paidAt, gone } })
}

export async function takeBackMintPayments(db: Database, coinIds: readonly string[]): Promise<void> {
  if (coinIds.length === 0) return
  await db
    .update(mintPayment)
    .set({ gone: true })
    .where(inArray(mintPayment.coinId, [...coinIds]))
}

const createdAt = sql`${mintOrder.createdAt}`
const order: Order = { key: createdAt, id: sql`${mintOrder.id}`, descending: true }

/** A page of what somebody ordered, the newest first. */
export function listOrders(
  db: Database,
  userId: string,
  { state, cursor, size }: { state: MintState | undefined; cursor: Cursor | undefined; size: number },
) {
  const position = seek(order, cursor)
  return db
    .select({
      row: mintOrder,
      sortKey: sql<string>`${mintOrder.createdAt}::text`,
      sortId: mintOrder.id,
    })
    .from(mintOrder)
    .where(and(eq(mintOrder.userId, userId), state && eq(mintOrder.state, state), position.where))
    .orderBy(position.orderBy)
    .limit(size)
}

export async function findOrder(db: Database, userId: string, id: string): Promise<MintOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(mintOrder)
    .where(and(eq(mintOrder.id, id), eq(mintOrder.userId, userId)))
  return row
}

/** The newest entries of somebody's ledger of credits. */
export function creditsOf(db: Database, userId: string, limit: number): Promise<MintCreditRow[]> {
  return db
    .select()
    .from(mintCredit)
    .where(eq(mintCredit.userId, userId))
    .orderBy(desc(mintCredit.number))
    .limit(limit)
}

/** How much was ordered on each day since a moment, by UTC. */
export async function orderedByDay(db: Database, userId: string, since: number) {
  const day = sql<string>`to_char(to_timestamp(${mintOrder.createdAt} / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, ordered: sql<number>`count(*)`.mapWith(Number) })
    .from(mintOrder)
    .where(and(eq(mintOrder.userId, userId), gte(mintOrder.createdAt, since)))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.ordered]))
}

export async function minterRow(db: Database) {
  const [row] = await db.select().from(mintMinter).where(eq(mintMinter.id, THE_ROW))
  return row
}

export async function waitingCount(db: Database): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(mintOrder)
    .where(eq(mintOrder.state, 'queued'))
  return found?.count ?? 0
}

/** Orders by how far they are, and when the oldest that waits was sent. */
export async function orderStates(db: Database) {
  return db
    .select({
      state: mintOrder.state,
      count: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<number>`min(${mintOrder.createdAt})`.mapWith(Number),
    })
    .from(mintOrder)
    .groupBy(mintOrder.state)
}

const MOST_SHOWN = 200

/** Runs that no block has, the oldest first. */
export function waitingRuns(db: Database) {
  return db
    .select({
      ...{ id: mintRun.id, userId: mintRun.userId },
      ...{ createdAt: mintRun.createdAt, attention: mintRun.attention },
    })
    .from(mintRun)
    .where(eq(mintRun.isIncluded, false))
    .orderBy(asc(mintRun.createdAt))
    .limit(MOST_SHOWN)
}

/** Everybody with an account, those who ordered most first. */
export function mintCustomers(db: Database) {
  const { userId } = mintAccount
  return db
    .select({
      ...{ userId, didId: mintAccount.didId },
      credits:
        sql<number>`(select coalesce(sum(c.amount), 0) from ${mintCredit} c where c.user_id = ${userId})`.mapWith(
          Number,
        ),
      ordered:
        sql<number>`(select count(*) from ${mintOrder} o where o.user_id = ${userId}) as ordered`.mapWith(
          Number,
        ),
      paid: sql<string>`(select coalesce(sum(p.amount), 0)::text from ${mintPayment} p where p.user_id = ${userId} and not p.gone)`,
    })
    .from(mintAccount)
    .orderBy(sql`ordered desc`, userId)
    .limit(MOST_SHOWN)
}

/** Keys that may mint, or have. */
export function mintKeys(db: Database) {
  return db
    .select({
      ...{ id: apiKey.id, name: apiKey.name, userId: apiKey.userId },
      ...{ lastUsedAt: apiKey.lastUsedAt, revokedAt: apiKey.revokedAt, act: mintStop.act },
      ordered:
        sql<number>`(select count(*) from ${mintOrder} o where o.key_id = ${apiKey.id}) as ordered`.mapWith(
          Number,
        ),
    })
    .from(apiKey)
    .leftJoin(mintStop, eq(mintStop.keyId, apiKey.id))
    .where(sql`${apiKey.scopes} @> '["mint"]'::jsonb`)
    .orderBy(sql`ordered desc`, apiKey.id)
    .limit(MOST_SHOWN)
}
