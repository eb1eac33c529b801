import type { FlatNft } from '@chiaroscuro/contract/operation'
import type { CardShelf } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import { keepText } from './known-text.js'

/** Offers run out by the clock too: no card is shown longer, milliseconds. */
const KEPT_MS = 5000
/** Some 3 kB each. */
const MOST = 20_000

interface Shelf {
  /** What its cards are made of. */
  readonly state: string
  readonly cards: Map<string, { readonly card: FlatNft; readonly at: number }>
}

/**
 * Cards of NFTs that other lists have just shown, for as long as nothing was written to the database they are of
 * (`stateOf`). Looking up and writing fifty takes longer than finding which fifty a list shows.
 */
export function cardShelf(stateOf: (db: Database) => Promise<string>, now: () => number): CardShelf {
  const shelves = new WeakMap<Database, Shelf>()

  async function shelfOf(db: Database): Promise<Shelf> {
    const state = await stateOf(db)
    const known = shelves.get(db)
    if (known?.state === state) return known
    const shelf: Shelf = { state, cards: new Map() }
    shelves.set(db, shelf)
    return shelf
  }

  return async (db, launcherIds, make) => {
    // What is made on the way goes back to this shelf, also when another has taken its place by then.
    const { cards } = await shelfOf(db)
    const at = now()
    const shown = new Map<string, FlatNft>()
    const missing: string[] = []
    for (const id of launcherIds) {
      const kept = cards.get(id)
      if (kept && at - kept.at < KEPT_MS && at >= kept.at) shown.set(id, kept.card)
      else missing.push(id)
    }
    if (missing.length === 0) return shown
    if (cards.size + missing.length > MOST) cards.clear()
    for (const card of await make(missing)) {
      cards.set(card.id, { card: keepText(card), at })
      shown.set(card.id, card)
    }
    return shown
  }
}
