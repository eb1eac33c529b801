import type { CardShelf, WrittenCard } from '../endpoint/endpoint.js'
import { write } from '../endpoint/written.js'
import { type StateOf, stateShelf } from './state-shelf.js'

/** What a card speaks of changes by writes, or at a time it names; no card is shown longer than that for all that, milliseconds. */
const KEPT_MS = 60_000

interface KeptCard extends WrittenCard {
  /** Unix milliseconds. */
  readonly from: number
}

function isFresh({ from, until }: KeptCard, now: number): boolean {
  return from <= now && now < from + KEPT_MS && (until === null || now < until * 1000)
}

/** Cards by launcher id, as many as there is room for. */
function cardRoom(mostCharacters: number) {
  // In the order they were shown.
  const kept = new Map<string, KeptCard>()
  let characters = 0

  function drop(id: string): void {
    characters -= kept.get(id)?.card.text.length ?? 0
    kept.delete(id)
  }

  return {
    at(id: string, now: number): WrittenCard | undefined {
      const known = kept.get(id)
      if (!known || !isFresh(known, now)) return undefined
      kept.delete(id)
      kept.set(id, known)
      return known
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
export function cardShelf(stateOf: StateOf, now: () => number, mostCharacters: number): CardShelf {
  const cardsOf = stateShelf(stateOf, () => cardRoom(mostCharacters))
  return async (db, launcherIds, make) => {
    // What is made on the way goes back to this shelf, also when another has taken its place by then.
    const cards = await cardsOf(db)
    const from = now()
    const shown = new Map<string, WrittenCard>()
    const missing: string[] = []
    for (const id of launcherIds) {
      const card = cards.at(id, from)
      if (card) shown.set(id, card)
      else missing.push(id)
    }
    if (missing.length === 0) return shown
    for (const { card: made, until } of await make(missing)) {
      const one = { card: write(made), until, from }
      cards.put(made.id, one)
      shown.set(made.id, one)
    }
    return shown
  }
}
