import type { BlockLink } from '@chiaroscuro/domain/chain'
import { desc } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { block } from '../store/schema.js'

/** The newest links of the chain we hold, oldest first. */
export async function loadLinks(db: Database, count: number): Promise<BlockLink[]> {
  const links = await db.select().from(block).orderBy(desc(block.height)).limit(count)
  return links.reverse()
}

/** The newest block we hold. */
export async function loadTip(db: Database): Promise<typeof block.$inferSelect | undefined> {
  const [tip] = await db.select().from(block).orderBy(desc(block.height)).limit(1)
  return tip
}
