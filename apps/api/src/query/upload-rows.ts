import { and, eq, gt, gte, isNotNull, isNull, or, sum } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { upload } from '../store/schema.js'

export type UploadRow = typeof upload.$inferSelect
export type Permit = Pick<UploadRow, 'permitHash' | 'userId' | 'hash' | 'bytes' | 'askedAt' | 'expiresAt'>

/** What a file that somebody put here is; nothing where nobody did. */
export async function storedType(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ mimeType: upload.mimeType })
    .from(upload)
    .where(and(eq(upload.hash, hash), isNotNull(upload.storedAt)))
    .limit(1)
  return row?.mimeType ?? undefined
}

/** Bytes that somebody put here since a moment, or may still put. */
export async function bytesSince(
  db: Database,
  { userId, since, now }: { userId: string; since: number; now: number },
): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(upload.bytes) })
    .from(upload)
    .where(
      and(
        eq(upload.userId, userId),
        gte(upload.askedAt, since),
        or(isNotNull(upload.storedAt), gt(upload.expiresAt, now)),
      ),
    )
  return Number(row?.bytes ?? 0)
}

export async function keepPermit(db: Database, permit: Permit): Promise<void> {
  await db.insert(upload).values(permit)
}

/** Leave that has not been used. */
export async function unusedPermit(db: Database, permitHash: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.permitHash, permitHash), isNull(upload.storedAt)))
  return row
}

/** Uses it; whether nobody had before. */
export async function usePermit(
  db: Database,
  permitHash: string,
  stored: { storedAt: number; mimeType: string },
): Promise<boolean> {
  const used = await db
    .update(upload)
    .set(stored)
    .where(and(eq(upload.permitHash, permitHash), isNull(upload.storedAt)))
    .returning({ hash: upload.hash })
  return used.length > 0
}
