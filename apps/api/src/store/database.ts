import { mkdirSync, openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { keepStatements } from './kept-statements.js'
import { takeLock } from './lock.js'
import { openPool } from './open-pool.js'
import * as schema from './schema.js'

/** The store: the same SQL on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  /** The same by a connection of its own, where there can be more: what is asked of it does not wait behind other questions. */
  readonly aside: Database
  readonly close: () => Promise<void>
}

/**
 * Opens `pglite://FOLDER`, `pglite://memory`, `pglite://copy-of/FILE` (in memory, as another was dumped) or `postgres://…`
 * and brings its tables up to date.
 */
export async function openDatabase(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  if (url.startsWith('pglite://')) return openEmbedded(url.slice('pglite://'.length), migrationsFolder)
  const pool = openPool({ connectionString: url, max: 10 })
  const db = drizzlePg(pool, { schema, casing: 'snake_case' })
  await migratePg(db, { migrationsFolder })
  const asidePool = openPool({ connectionString: url, max: 1 })
  return {
    db,
    aside: drizzlePg(asidePool, { schema, casing: 'snake_case' }),
    close: async () => {
      await Promise.all([pool.end(), asidePool.end()])
    },
  }
}

const COPY_OF = 'copy-of'

async function openEmbedded(place: string, migrationsFolder: string): Promise<OpenDatabase> {
  const model = place.startsWith(COPY_OF) ? place.slice(COPY_OF.length) : undefined
  const folder = place === 'memory' || model ? undefined : resolve(place)
  if (folder) mkdirSync(folder, { recursive: true })
  // The embedded database takes no lock of its own, and two owners would destroy it.
  const release = folder ? takeLock(`${folder}.lock`) : () => {}
  try {
    const client = await PGlite.create({
      extensions: { pg_trgm },
      ...(folder ? { dataDir: folder } : {}),
      ...(model ? { loadDataDir: await openAsBlob(model) } : {}),
    })
    keepStatements(client)
    const db = drizzlePglite(client, { schema, casing: 'snake_case' })
    await migratePglite(db, { migrationsFolder })
    client.parsers = parsersInUse(client.parsers)
    return {
      db,
      aside: db,
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Below are the types that PostgreSQL itself gives an id; from here on those of rows, of its own tables and ours, and of lists of them. */
const FIRST_ROW_TYPE = 10_000

/**
 * How answers are read, which is copied for each question: without lists of whole rows, of which there is a type for each
 * table and which nobody asks for.
 */
function parsersInUse(parsers: PGlite['parsers']): PGlite['parsers'] {
  return Object.fromEntries(Object.entries(parsers).filter(([type]) => Number(type) < FIRST_ROW_TYPE))
}
