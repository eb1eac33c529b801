import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'
import { TABLES } from '../src/store/tables.js'
import { EMBEDDED, migrations } from './product/scratch.js'

/** The databases tests run on: the embedded one always, PostgreSQL where there is one. */
export const databases: readonly { name: string; url: string }[] = [
  { name: 'embedded', url: EMBEDDED },
  ...(process.env.TEST_POSTGRES_URL ? [{ name: 'PostgreSQL', url: process.env.TEST_POSTGRES_URL }] : []),
]

export function openTestDatabase(url = EMBEDDED): Promise<OpenDatabase> {
  return openDatabase(url, migrations)
}

export async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`truncate ${sql.join([...TABLES], sql`, `)}`)
}
