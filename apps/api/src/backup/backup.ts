import { desc, getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { READING } from '../apply/chain-state.js'
import type { Database } from '../store/database.js'
import { rowsOf } from '../store/rows-of.js'
import { block } from '../store/schema.js'
import { TABLES } from '../store/tables.js'

/** The format's version; a restore takes no other. */
export const FORMAT = 1

/** The first line of a backup. */
export const backupHeader = z.object({
  format: z.literal(FORMAT),
  /** How the chain rows were read; see `READING`. */
  reading: z.number().int(),
  height: z.number().int().nullable(),
  stateHash: z.string().nullable(),
})
export type BackupHeader = z.infer<typeof backupHeader>

/** The last line: without it the file was cut off. */
export const END = 'end'

const ROWS_AT_ONCE = 500

/**
 * Writes everything as it stands at one moment, as lines of text: the header, then `table [row,row…]` a line, then `end`. Rows
 * are the database's own JSON, so no number passes through a double, and any store of ours can take them.
 */
export function backup(db: Database, write: (line: string) => Promise<void>): Promise<BackupHeader> {
  return db.transaction(
    async (tx) => {
      const [tip] = await tx.select().from(block).orderBy(desc(block.height)).limit(1)
      const header: BackupHeader = {
        format: FORMAT,
        reading: READING,
        height: tip?.height ?? null,
        stateHash: tip?.stateHash ?? null,
      }
      await write(JSON.stringify(header))
      for (const table of TABLES) await writeTable(tx, getTableName(table), write)
      await write(END)
      return header
    },
    { isolationLevel: 'repeatable read' },
  )
}

const rowText = z.object({ row: z.string() })

async function writeTable(tx: Database, name: string, write: (line: string) => Promise<void>): Promise<void> {
  const cursor = sql.identifier(`backup_${name}`)
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select to_jsonb(given)::text as row from ${sql.identifier(name)} as given`,
  )
  for (;;) {
    const found = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`)
    const rows = rowsOf(found).map((row) => rowText.parse(row).row)
    if (rows.length > 0) await write(`${name} [${rows.join(',')}]`)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close ${cursor}`)
}
