import type { Database } from '../store/database.js'

/** What a database's answers are made of at this moment, as text that differs after every write. */
export type StateOf = (db: Database) => Promise<string>

/** Something kept of each database for as long as nothing was written to it, and begun anew (`make`) after. */
export function stateShelf<Kept>(stateOf: StateOf, make: () => Kept): (db: Database) => Promise<Kept> {
  const shelves = new WeakMap<Database, { readonly state: string; readonly kept: Kept }>()
  return async (db) => {
    const state = await stateOf(db)
    const known = shelves.get(db)
    if (known?.state === state) return known.kept
    const kept = make()
    shelves.set(db, { state, kept })
    return kept
  }
}
