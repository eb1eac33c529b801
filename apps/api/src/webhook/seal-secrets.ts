import { and, eq } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { webhook } from '../store/schema.js'
import { SealError, type Sealer } from './seal.js'

/** Seals by the newest key what is not: from before secrets were sealed, or by an older key. Gives how many those were. */
export async function sealSecrets(db: Database, { seal, open, isFresh }: Sealer): Promise<number> {
  const rows = await db.select({ id: webhook.id, secret: webhook.secret }).from(webhook)
  let count = 0
  for (const { id, secret } of rows) {
    if (isFresh(secret)) continue
    const sealed = resealed(() => seal(open(secret, id), id))
    if (sealed === undefined) continue
    await db
      .update(webhook)
      .set({ secret: sealed })
      .where(and(eq(webhook.id, id), eq(webhook.secret, secret)))
    count++
  }
  return count
}

/** What no key opens stays what it is: the key may come back. */
function resealed(make: () => string): string | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
