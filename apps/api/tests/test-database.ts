import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '../src/store/database.js'

const migrations = join(import.meta.dirname, '../migrations')

/** The databases tests run on: the embedded one always, PostgreSQL where there is one. */
export const databases: readonly { name: string; url: string }[] = [
  { name: 'embedded', url: 'pglite://memory' },
  ...(process.env.TEST_POSTGRES_URL ? [{ name: 'PostgreSQL', url: process.env.TEST_POSTGRES_URL }] : []),
]

export function openTestDatabase(url: string): Promise<OpenDatabase> {
  return openDatabase(url, migrations)
}

const TABLES = [
  'chain_state',
  'block',
  'nft',
  'did',
  'wash_trade',
  'event',
  'unreadable',
  'offer_end',
  'fetch_task',
  'document',
  'media',
  'detail',
  'trait',
  'trait_count',
  'rarity',
  'rarity_value',
  'collection',
  'token',
  'offer',
  'offer_coin',
]

export async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql.raw(`truncate ${TABLES.join(', ')}`))
}
