import type { CardShelf, WrittenCard } from '../endpoint/endpoint.js'
import { write } from '../endpoint/written.js'
import { cardRoom } from './card-room.js'
import { type Telling, toldShelf } from './told-shelf.js'

/**
 * Cards of NFTs that other lists have shown, until anything they speak of is written to the database they are of, or runs out.
 * Looking up and writing fifty takes longer than finding which fifty a list shows.
 */
export function cardShelf(telling: Telling, mostCharacters: number): CardShelf {
  const roomOf = toldShelf(telling, () => cardRoom(mostCharacters))
  return async (db, launcherIds, make) => {
    const { room, begin } = await roomOf(db)
    const from = telling.moment()
    const shown = new Map<string, WrittenCard>()
    const missing: string[] = []
    for (const id of launcherIds) {
      const card = room.at(id, from)
      if (card) shown.set(id, card)
      else missing.push(id)
    }
    if (missing.length === 0) return shown
    const making = begin()
    try {
      for (const made of await make(missing)) {
        const { id } = made.card
        const one = { ...made, card: write(made.card), from: from.seconds }
        if (!making.isOf([id, ...made.speaksOf])) room.put(id, one)
        shown.set(id, one)
      }
    } finally {
      making.end()
    }
    return shown
  }
}
