import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { earlyAccess } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'

/** What an address is kept once by: its domain has no case, and what stands before it is the provider's to read. */
export function addressHash(email: string): string {
  const at = email.lastIndexOf('@')
  const address = `${email.slice(0, at)}@${email.slice(at + 1).toLowerCase()}`
  return createHash('sha256').update(address.normalize('NFC')).digest('hex')
}

/** Keeps a submission, unless its address or its key was kept before. */
export async function keepSubmission(db: Database, row: typeof earlyAccess.$inferInsert): Promise<void> {
  await db.insert(earlyAccess).values(row).onConflictDoNothing()
}

const order: Order = {
  key: sql`${earlyAccess.receivedAt}::numeric`,
  id: sql`${earlyAccess.addressHash}`,
  descending: true,
}

/** Submissions, the newest first. */
export function listSubmissions(db: Database, cursor: Cursor | undefined, size: number) {
  const position = seek(order, cursor)
  return db
    .select({
      email: earlyAccess.email,
      receivedAt: earlyAccess.receivedAt,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(earlyAccess)
    .where(position.where)
    .orderBy(position.orderBy)
    .limit(size)
}
