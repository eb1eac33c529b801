import type { FlatNft } from '@chiaroscuro/contract/operation'
import type { CardShelf } from '../endpoint/endpoint.js'
import { type Written, write } from '../endpoint/written.js'
import { type StateOf, stateShelf } from './state-shelf.js'

/** What a card speaks of changes by writes, or at a time it names; no card is shown longer than that for all that, milliseconds. */
const KEPT_MS = 60_000
/** Characters of all cards of a database: some sixty thousand cards, where strangers' descriptions are short. */
const MOST_CHARACTERS = 64 * 1024 * 1024

interface KeptCard {
  readonly card: Written<FlatNft>
  readonly from: number
  readonly until: number
}

/** Cards by launcher id, as many as there is room for. */
function cardRoom(mostCharacters: number) {
  // In the order they were made.
  const kept = new Map<string, KeptCard>()
  let characters = 0

  function drop(id: string): void {
    characters -= kept.get(id)?.card.text.length ?? 0
    kept.delete(id)
  }

  return {
    at(id: string, now: number): Written<FlatNft> | undefined {
      const known = kept.get(id)
      return known && known.from <= now && now < known.until ? known.card : undefined
    },
    put(id: string, one: KeptCard): void {
      drop(id)
      kept.set(id, one)
      characters += one.card.text.length
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters) return
        drop(oldest)
      }
    },
  }
}

/**
 * Cards of NFTs that other lists have just shown, for as long as nothing was written to the database they are of
 * (`stateOf`). Looking up and writing fifty takes longer than finding which fifty a list shows.
 */
export function cardShelf(stateOf: StateOf, now: () => number, mostCharacters = MOST_CHARACTERS): CardShelf {
  const cardsOf = stateShelf(stateOf, () => cardRoom(mostCharacters))
  return async (db, launcherIds, make) => {
    // What is made on the way goes back to this shelf, also when another has taken its place by then.
    const cards = await cardsOf(db)
    const from = now()
    const shown = new Map<string, Written<FlatNft>>()
    const missing: string[] = []
    for (const id of launcherIds) {
      const card = cards.at(id, from)
      if (card) shown.set(id, card)
      else missing.push(id)
    }
    if (missing.length === 0) return shown
    for (const { card: made, until } of await make(missing)) {
      const card = write(made)
      const end = Math.min(from + KEPT_MS, until === null ? Number.POSITIVE_INFINITY : until * 1000)
      cards.put(made.id, { card, from, until: end })
      shown.set(made.id, card)
    }
    return shown
  }
}
