import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import type { CreditKind } from '../store/ledger/minting.js'
import { mintAccount, mintCredit } from '../store/schema.js'

export interface Entry {
  readonly kind: CreditKind
  readonly amount: number
  /** The payment or the order it is for. */
  readonly ref: string
}

/** What somebody can mint yet: the sum of all that came and went. Below nothing where a reorg took back what was spent. */
export function balanceOf(db: Database, userId: string): Promise<number> {
  return sumOf(db, eq(mintCredit.userId, userId))
}

/** What payments have brought so far. */
export function paidCredits(db: Database, userId: string): Promise<number> {
  return sumOf(db, and(eq(mintCredit.userId, userId), eq(mintCredit.kind, 'paid')))
}

async function sumOf(db: Database, which: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${mintCredit.amount}), 0)`.mapWith(Number) })
    .from(mintCredit)
    .where(which)
  return found?.sum ?? 0
}

/** Nobody else writes this account's credits until the transaction ends; false where there is no account. */
export async function lockAccount(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: mintAccount.userId })
    .from(mintAccount)
    .where(eq(mintAccount.userId, userId))
    .for('update')
  return rows.length > 0
}

/** Adds to the ledger; for whoever holds the account's lock. What was given, reserved or freed already is not again. */
export async function addCredits(
  tx: Database,
  userId: string,
  entries: readonly Entry[],
  at: number,
): Promise<void> {
  if (entries.length === 0) return
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${mintCredit.number}), 0)`.mapWith(Number) })
    .from(mintCredit)
    .where(eq(mintCredit.userId, userId))
  const first = (last?.number ?? 0) + 1
  await tx
    .insert(mintCredit)
    .values(entries.map((entry, i) => ({ userId, number: first + i, at, ...entry })))
    .onConflictDoNothing()
}
