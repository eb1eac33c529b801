import type { Changed, Mark } from '../query/card-changes.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'

/** What is told of changes is there for longer than that; whoever did not ask for so long begins anew. */
const TOLD_SECONDS = 300

/** Where a shelf hears of what was written. */
export interface Telling {
  /** A text that differs after every write to the database. */
  readonly revision: (db: Database) => Promise<string>
  readonly since: (db: Database, mark: Mark | undefined) => Promise<{ mark: Mark; changed: Changed }>
  readonly moment: () => Moment
}

/** What is kept of one database. */
export interface Room {
  forget(changed: Changed): void
}

/** Something that is being read, to be kept. */
export interface Making {
  /** Whether anything was written of one of these since it began: then it may have been read before that. */
  isOf(ids: readonly string[]): boolean
  end(): void
}

/** What was written since a making began. */
interface WrittenSince {
  readonly ids: Set<string>
  isAnything: boolean
}

interface Shelf<Kept> {
  readonly room: Kept
  readonly makings: Set<WrittenSince>
  /** What the room is up to date with. */
  revision: string | undefined
  height: number
  mark: Mark | undefined
  /** Unix seconds. */
  markedAt: number
  /** One hears at a time. */
  turn: Promise<unknown>
}

/** A room for each database, begun empty (`make`), that has forgotten whatever was written of before it is given. */
export function toldShelf<Kept extends Room>({ revision, since, moment }: Telling, make: () => Kept) {
  const shelves = new WeakMap<Database, Shelf<Kept>>()

  function shelfOf(db: Database): Shelf<Kept> {
    const known = shelves.get(db)
    if (known) return known
    const first = { revision: undefined, height: 0, mark: undefined, markedAt: 0, turn: Promise.resolve() }
    const shelf = { room: make(), makings: new Set<WrittenSince>(), ...first }
    shelves.set(db, shelf)
    return shelf
  }

  /** Where the chain is lower than it was, what ran out by height has not. */
  function isUpToDate(shelf: Shelf<Kept>, present: string, height: number): boolean {
    if (shelf.revision !== present || height < shelf.height) return false
    shelf.height = height
    return true
  }

  async function hear(db: Database, shelf: Shelf<Kept>, present: string): Promise<void> {
    const { seconds, height } = moment()
    if (isUpToDate(shelf, present, height)) return
    const { mark, changed } = await since(db, shelf.mark)
    const waited = seconds - shelf.markedAt
    const isSure = waited >= 0 && waited < TOLD_SECONDS && height >= shelf.height
    const told = isSure ? changed : 'anything'
    shelf.room.forget(told)
    for (const written of shelf.makings) add(written, told)
    Object.assign(shelf, { mark, markedAt: seconds, height, revision: present })
  }

  return async (db: Database): Promise<{ room: Kept; begin: () => Making }> => {
    const shelf = shelfOf(db)
    const present = await revision(db)
    if (!isUpToDate(shelf, present, moment().height)) {
      const heard = shelf.turn.then(() => hear(db, shelf, present))
      shelf.turn = heard.catch(() => {})
      await heard
    }
    return { room: shelf.room, begin: () => begin(shelf.makings) }
  }
}

function add(written: WrittenSince, told: Changed): void {
  if (told === 'anything') written.isAnything = true
  else for (const id of told) written.ids.add(id)
}

function begin(makings: Set<WrittenSince>): Making {
  const written: WrittenSince = { ids: new Set(), isAnything: false }
  makings.add(written)
  return {
    isOf: (ids) => written.isAnything || ids.some((id) => written.ids.has(id)),
    end: () => void makings.delete(written),
  }
}
