import type { CardShelf, WrittenCard } from '../endpoint/endpoint.js'
import { write } from '../endpoint/written.js'
import type { Changed, Mark } from '../query/card-changes.js'
import type { Database } from '../store/database.js'
import { type CardMoment, cardRoom } from './card-room.js'

/** What is told of changes is there for longer than that, milliseconds; whoever did not ask for so long begins anew. */
const TOLD_MS = 300_000

/** Where a shelf hears of what was written. */
export interface CardNews {
  /** A text that differs after every write to the database. */
  readonly revision: (db: Database) => Promise<string>
  readonly since: (db: Database, mark: Mark | undefined) => Promise<{ mark: Mark; changed: Changed }>
  readonly moment: () => CardMoment
}

interface Shelf {
  readonly room: ReturnType<typeof cardRoom>
  /** What the room is up to date with. */
  revision: string | undefined
  height: number
  mark: Mark | undefined
  markedAt: number
  /** One hears at a time. */
  turn: Promise<unknown>
}

/**
 * Cards of NFTs that other lists have shown, until anything they speak of is written to the database they are of, or runs out.
 * Looking up and writing fifty takes longer than finding which fifty a list shows.
 */
export function cardShelf({ revision, since, moment }: CardNews, mostCharacters: number): CardShelf {
  const shelves = new WeakMap<Database, Shelf>()

  function shelfOf(db: Database): Shelf {
    const known = shelves.get(db)
    if (known) return known
    const made = { room: cardRoom(mostCharacters), revision: undefined, mark: undefined }
    const shelf = { ...made, height: 0, markedAt: 0, turn: Promise.resolve() }
    shelves.set(db, shelf)
    return shelf
  }

  /** Whether the room is up to date. Where the chain is lower than it was, what ran out by height has not. */
  function isUpToDate(shelf: Shelf, present: string, height: number): boolean {
    if (shelf.revision !== present || height < shelf.height) return false
    shelf.height = height
    return true
  }

  async function hear(db: Database, shelf: Shelf, present: string): Promise<void> {
    const { now, height } = moment()
    if (isUpToDate(shelf, present, height)) return
    const { mark, changed } = await since(db, shelf.mark)
    const waited = now - shelf.markedAt
    const isSure = waited >= 0 && waited < TOLD_MS && height >= shelf.height
    shelf.room.forget(isSure ? changed : 'anything')
    Object.assign(shelf, { mark, markedAt: now, height, revision: present })
  }

  async function roomOf(db: Database) {
    const shelf = shelfOf(db)
    const present = await revision(db)
    if (!isUpToDate(shelf, present, moment().height)) {
      const heard = shelf.turn.then(() => hear(db, shelf, present))
      shelf.turn = heard.catch(() => {})
      await heard
    }
    return shelf.room
  }

  return async (db, launcherIds, make) => {
    const room = await roomOf(db)
    const from = moment()
    const shown = new Map<string, WrittenCard>()
    const missing: string[] = []
    for (const id of launcherIds) {
      const card = room.at(id, from)
      if (card) shown.set(id, card)
      else missing.push(id)
    }
    if (missing.length === 0) return shown
    const making = room.begin()
    try {
      for (const made of await make(missing)) {
        const one = { ...made, card: write(made.card), from: from.now }
        room.put(made.card.id, one, making)
        shown.set(made.card.id, one)
      }
    } finally {
      room.end(making)
    }
    return shown
  }
}
