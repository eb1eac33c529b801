import { getTableName, sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'
import { TABLES } from '../src/store/tables.js'
import { EMBEDDED, migrations, openOwnDatabase } from './product/scratch.js'

/** The databases tests run on: the embedded one always, PostgreSQL where there is one. */
export const databases: readonly { name: string; url: string }[] = [
  { name: 'embedded', url: EMBEDDED },
  ...(process.env.TEST_POSTGRES_URL ? [{ name: 'PostgreSQL', url: process.env.TEST_POSTGRES_URL }] : []),
]

/**
 * How much of some work each database does: where there are both, the embedded one, which is many times slower with the same SQL, a
 * tenth; in long runs as much as the other.
 */
export function shareOf(name: string, whole: number): number {
  if (databases.length === 1) return whole
  if (process.env.TEST_LONG) return Math.ceil(whole / databases.length)
  return Math.ceil((whole * (name === 'embedded' ? 1 : 9)) / 10)
}

/** The store that `url` names; one of the file's own where that is the server of all: other files run beside it. */
export async function openTestDatabase(url = EMBEDDED): Promise<OpenDatabase> {
  if (url !== process.env.TEST_POSTGRES_URL) return openDatabase(url, migrations)
  const own = await openOwnDatabase(url)
  const open = await openDatabase(own.url, migrations)
  const close = async () => {
    await open.close()
    await own.drop()
  }
  return { ...open, close }
}

/**
 * Rows are deleted while a table is small. Truncating takes a new file for a table and each of its indexes, whatever it held, and
 * every plan that was made for it.
 */
export async function empty({ db }: OpenDatabase): Promise<void> {
  const held = await db
    .select({ at: sql<number>`at`, isLarge: sql<boolean>`large` })
    .from(sql`(${HELD}) as held`)
  const those = (large: boolean) =>
    held.flatMap(({ at, isLarge }) => (isLarge === large ? (TABLES[at] ?? []) : []))
  const [small, large] = [those(false), those(true)]
  const deletions = small.map((table, at) => sql`${sql.raw(`gone${at}`)} as (delete from ${table})`)
  if (deletions.length > 0) await db.execute(sql`with ${sql.join(deletions, sql`, `)} select`)
  // Whatever points to one of these is empty, or among them.
  if (large.length > 0) await db.execute(sql`truncate ${sql.join(large, sql`, `)} cascade`)
}

/** Places of the tables that hold anything, and whether their files have grown: what is deleted leaves its room behind. */
const HELD = sql.join(
  TABLES.map(
    (table, at) =>
      sql`select ${sql.raw(String(at))} as at, pg_relation_size(${getTableName(table)}) > 262144 as large where exists (select from ${table})`,
  ),
  sql` union all `,
)
