import { readFile } from 'node:fs/promises'
import { fetchJson } from '@chiaroscuro/http'
import { z } from 'zod'
import type { Database } from '../store/database.js'
import { token } from '../store/schema.js'

const tokenList = z
  .array(
    z.object({
      id: z.string().regex(/^[0-9a-f]{64}$/),
      code: z.string().min(1).max(12),
      name: z.string().min(1).max(60),
      decimals: z.number().int().min(0).max(18),
    }),
  )
  .max(5000)

/** Loads names of CATs from a list; a token that is not on it shows its asset id. */
export async function loadTokens(db: Database, url: string): Promise<void> {
  const list = tokenList.parse(await readList(url))
  for (const row of list)
    await db.insert(token).values(row).onConflictDoUpdate({ target: token.id, set: row })
}

async function readList(url: string): Promise<unknown> {
  if (url.startsWith('file:')) return JSON.parse(await readFile(new URL(url), 'utf8'))
  return fetchJson(url, { timeoutMs: 5000, maxBytes: 2 * 1024 * 1024 })
}
