import type { WrittenCard } from '../endpoint/endpoint.js'
import type { Changed } from '../query/card-changes.js'
import type { Moment } from '../query/open-offer.js'

/** What a card speaks of changes by writes, or at a time it names; no card is shown longer than that for all that. */
const KEPT_SECONDS = 300

/** So much stays when it is full. */
const MADE_ROOM = 0.99

export interface KeptCard extends WrittenCard {
  /** Unix seconds. */
  readonly from: number
}

/** What cards that are kept speak of beside their own NFT. */
interface Spoken {
  readonly id: string
  readonly cards: Set<string>
}

function isFresh({ from, until, untilHeight }: KeptCard, { seconds, height }: Moment): boolean {
  return (
    from <= seconds &&
    seconds < from + KEPT_SECONDS &&
    (until === null || seconds < until) &&
    (untilHeight === null || height < untilHeight)
  )
}

/** Cards by launcher id, as many as there is room for. */
export function cardRoom(mostCharacters: number) {
  // In the order they were shown.
  const kept = new Map<string, { readonly one: KeptCard; readonly speaksOf: readonly Spoken[] }>()
  const spoken = new Map<string, Spoken>()
  let characters = 0

  function drop(id: string): void {
    const known = kept.get(id)
    if (!known) return
    characters -= known.one.card.text.length
    kept.delete(id)
    for (const what of known.speaksOf) {
      what.cards.delete(id)
      if (what.cards.size === 0) spoken.delete(what.id)
    }
  }

  /** For a while: finding the oldest passes over the places of all that were shown again since. */
  function makeRoom(): void {
    for (const oldest of kept.keys()) {
      drop(oldest)
      if (characters <= mostCharacters * MADE_ROOM) return
    }
  }

  function speakOf(what: string, card: string): Spoken {
    const known = spoken.get(what) ?? { id: what, cards: new Set() }
    spoken.set(what, known)
    known.cards.add(card)
    return known
  }

  function empty(): void {
    kept.clear()
    spoken.clear()
    characters = 0
  }

  return {
    at(id: string, moment: Moment): WrittenCard | undefined {
      const known = kept.get(id)
      if (!known || !isFresh(known.one, moment)) return undefined
      kept.delete(id)
      kept.set(id, known)
      return known.one
    },
    put(id: string, one: KeptCard): void {
      drop(id)
      kept.set(id, { one, speaksOf: one.speaksOf.map((what) => speakOf(what, id)) })
      characters += one.card.text.length
      if (characters > mostCharacters) makeRoom()
    },
    forget(changed: Changed): void {
      if (changed === 'anything') {
        empty()
        return
      }
      for (const id of changed) {
        drop(id)
        for (const card of [...(spoken.get(id)?.cards ?? [])]) drop(card)
      }
    },
  }
}
