import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.js'
import { rowsOf } from './rows-of.js'

const journal = z.object({
  entries: z.array(z.object({ idx: z.number().int(), tag: z.string(), when: z.number().int() })),
})

const appliedRow = z.object({ applied: z.string() })

/**
 * Takes migrations back, the newest first, until only those numbered up to `to` are left; one transaction.
 * Gives the names of those taken back. Opening the store takes it forward again.
 */
export function migrateDown(db: Database, folder: string, to: number): Promise<string[]> {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  const known = new Set(readdirSync(join(folder, 'down')))
  const above = entries.filter(({ idx }) => idx > to).reverse()
  return db.transaction(async (tx) => {
    const rows = rowsOf(
      await tx.execute(sql`select created_at::text as applied from drizzle.__drizzle_migrations`),
    )
    const applied = new Set(rows.map((row) => appliedRow.parse(row).applied))
    const gone: string[] = []
    for (const { tag, when } of above) {
      if (!applied.has(String(when))) continue
      if (!known.has(`${tag}.sql`)) throw new Error(`there is no way back from ${tag}`)
      for (const statement of statementsOf(readFileSync(join(folder, 'down', `${tag}.sql`), 'utf8')))
        await tx.execute(sql.raw(statement))
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${when}`)
      gone.push(tag)
    }
    return gone
  })
}

/** Semicolons end statements, but not within a block between dollar signs. */
function statementsOf(text: string): string[] {
  const statements = text.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return statements.filter((statement) => statement.trim() !== '')
}
