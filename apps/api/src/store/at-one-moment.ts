import type { Database } from './database.js'

/** Reads as of one moment of the store: what somebody writes meanwhile is in all of it or in nothing of it. */
export function atOneMoment<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
