import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'

/** Ids of NFTs and DIDs, or that it may be anything. */
export type Changed = ReadonlySet<string> | 'anything'

/** A moment of a database that later ones are compared with. */
export interface Mark {
  readonly snapshot: string
  /** When the server started. */
  readonly server: string
}

/** What one statement wrote to more than it names. */
const EVERYWHERE = '*'
/** So many are looked for one by one. */
const MOST = 5000

const row = z.object({
  snapshot: z.string(),
  server: z.string(),
  isTold: z.boolean(),
  ids: z.array(z.string()),
})

/**
 * What cards speak of that was written since a mark, and the mark from now on. Whoever changes any of it tells so in the same
 * transaction (`card_change`, written by triggers), and what a snapshot did not see yet is known by the transaction's number. It
 * may be anything where the triggers are not there, and on a copy, whose snapshots do not say what was going on.
 */
export async function cardChangesSince(
  db: Database,
  mark: Mark | undefined,
): Promise<{ mark: Mark; changed: Changed }> {
  const since = sql`${mark?.snapshot ?? null}::text::pg_snapshot`
  const found = await db.execute(sql`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
      not pg_is_in_recovery() and exists (
        select from pg_trigger where tgrelid = 'nft'::regclass and tgname = 'card_change_insert' and tgenabled <> 'D') as "isTold",
      array(select id from card_change where xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(xid, ${since})
        limit ${MOST + 1}) as ids`)
  const { snapshot, server, isTold, ids } = row.parse(rowsOf(found)[0])
  const isKnown = mark?.server === server && isTold && ids.length <= MOST && !ids.includes(EVERYWHERE)
  return { mark: { snapshot, server }, changed: isKnown ? new Set(ids) : 'anything' }
}

/** Forgets, each time it is called, what was told by transactions that were over when it was called before. */
export function cardChangeForgetter(db: Database): () => Promise<void> {
  let over: string | undefined
  return async () => {
    if (over !== undefined) await db.execute(sql`delete from card_change where xid < ${over}::text::xid8`)
    const found = await db.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as over`)
    over = z.object({ over: z.string() }).parse(rowsOf(found)[0]).over
  }
}
