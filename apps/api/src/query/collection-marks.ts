import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { standingWords } from './collection-rows.js'
import { isHidden } from './hidden-rows.js'

/** What whoever shows works of a collection should know of it. */
export interface CollectionMarks {
  /** Said by its makers. */
  readonly isSensitive: boolean
  readonly isHidden: boolean
}

export type MarksOf = (collectionId: string) => CollectionMarks

const UNMARKED: CollectionMarks = { isSensitive: false, isHidden: false }

const row = z.object({ id: z.string(), is_sensitive: z.boolean(), is_hidden: z.boolean() })

/** The marks of the collections that rows are in: asked for once, however many rows there are. */
export async function loadMarks(db: Database, ids: readonly (string | null)[]): Promise<MarksOf> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return () => UNMARKED
  const found = await db.execute(sql`
    select c.id, coalesce(w.sensitive, false) as is_sensitive, ${isHidden('collection', sql`c.id`)} as is_hidden
    from collection c left join ${standingWords} where c.id = any(${sql.param(asked)}::text[])`)
  const rows = z.array(row).parse(rowsOf(found))
  const marks = new Map(
    rows.map((one) => [one.id, { isSensitive: one.is_sensitive, isHidden: one.is_hidden }]),
  )
  return (id) => marks.get(id) ?? UNMARKED
}
