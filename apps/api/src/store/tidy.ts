import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.js'
import { rowsOf } from './rows-of.js'

/** What was changed before the last start is counted nowhere: a table that takes so much more room than when it was counted is due, too. */
const GROWTH = 1.2
const LEAST_PAGES = 16

const LOOK_EVERY_MS = 60_000
/** Others are answered between two tables. */
const NEXT_MS = 1000

const tableRow = z.object({ name: z.string() })

/**
 * The tables that are due to be put in order, the most changed first. PostgreSQL has processes that look for them ("Routine
 * Vacuuming" in its manual); the embedded database has none, and keeps their settings.
 */
export async function dueTables(db: Database): Promise<string[]> {
  // Changes are counted for everybody to see when a session rests, which the embedded database's never does.
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const found = await db.execute(sql`
    select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_user_tables s
      join pg_class c on c.oid = s.relid
      cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
    where s.schemaname = 'public' and (
      s.n_dead_tup > ${most('vacuum')}
      or s.n_ins_since_vacuum > ${most('vacuum_insert')}
      or s.n_mod_since_analyze > ${most('analyze')}
      or now.pages > c.relpages * ${GROWTH}::float8 + ${LEAST_PAGES}::int)
    order by s.n_mod_since_analyze desc, now.pages desc`)
  return rowsOf(found).map((row) => tableRow.parse(row).name)
}

/** What is gone from the table makes room, and what it holds is counted, without which the planner guesses. */
async function tidyTable(db: Database, name: string): Promise<void> {
  // One after the other: whoever asks waits for half as long.
  await db.execute(sql.raw(`vacuum ${name}`))
  await db.execute(sql.raw(`analyze ${name}`))
}

/** How many rows of a table are let be, by the settings of what PostgreSQL would do with it. */
function most(duty: 'vacuum' | 'vacuum_insert' | 'analyze'): SQL {
  const setting = (what: string) => sql`current_setting(${`autovacuum_${duty}_${what}`})::float8`
  return sql`${setting('threshold')} + ${setting('scale_factor')} * greatest(c.reltuples, 0)`
}

export interface TidyContext {
  readonly db: Database
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Keeps the tables of an embedded database in order until aborted; one that cannot be keeps no other waiting. */
export async function keepTidy({ db, sleep, onError }: TidyContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await dueTables(db).catch((error) => {
      onError(error)
      return []
    })
    for (const name of due) {
      if (signal.aborted) return
      await tidyTable(db, name).catch(onError)
      await sleep(NEXT_MS, signal)
    }
    await sleep(LOOK_EVERY_MS, signal)
  }
}
