import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.js'

/** Every table: what the chain gives, what was fetched, and what nothing could give back. */
export const TABLES: readonly PgTable[] = Object.values(schema)
