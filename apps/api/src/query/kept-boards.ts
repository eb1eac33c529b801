import type { Database } from '../store/database.js'
import { readBoard } from './board-rows.js'
import type { FacetBoard } from './facet-board.js'

/** All boards of one database together, bytes. */
const MOST_BYTES = 128 * 1024 * 1024
/** Boards that are too large are remembered as such, and cost next to nothing. */
const MOST_BOARDS = 1000

interface Kept {
  readonly version: string
  readonly board: Promise<FacetBoard | undefined>
  bytes: number
}

/** Boards by collection, each of one version of its traits; those not asked for the longest go first. */
export interface KeptBoards {
  /** The board of that version: kept, or made by `make`. Who asks while it is being made waits for the same one. */
  take(
    collectionId: string,
    version: string,
    make: () => Promise<FacetBoard | undefined>,
  ): Promise<FacetBoard | undefined>
  forget(collectionId: string): void
}

export function keptBoards(mostBytes: number, mostBoards: number): KeptBoards {
  // In the order they were asked for.
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(collectionId: string): void {
    bytes -= kept.get(collectionId)?.bytes ?? 0
    kept.delete(collectionId)
  }

  function makeRoom(): void {
    for (const id of kept.keys()) {
      if (bytes <= mostBytes && kept.size <= mostBoards) return
      forget(id)
    }
  }

  function keep(collectionId: string, one: Kept): void {
    kept.set(collectionId, one)
    const isKept = () => kept.get(collectionId) === one
    one.board.then(
      (board) => {
        if (!isKept()) return
        one.bytes = board?.bytes ?? 0
        bytes += one.bytes
        makeRoom()
      },
      () => {
        if (isKept()) forget(collectionId)
      },
    )
  }

  return {
    take(collectionId, version, make) {
      const known = kept.get(collectionId)
      if (known?.version === version) {
        kept.delete(collectionId)
        kept.set(collectionId, known)
        return known.board
      }
      forget(collectionId)
      const one = { version, board: make(), bytes: 0 }
      keep(collectionId, one)
      makeRoom()
      return one.board
    },
    forget,
  }
}

const ofDatabases = new WeakMap<Database, KeptBoards>()

function boardsOf(db: Database): KeptBoards {
  const known = ofDatabases.get(db) ?? keptBoards(MOST_BYTES, MOST_BOARDS)
  ofDatabases.set(db, known)
  return known
}

/** The board of a collection in a version of its traits; `undefined` where it would be too large. */
export function boardOf(
  db: Database,
  collectionId: string,
  version: string,
): Promise<FacetBoard | undefined> {
  return boardsOf(db).take(collectionId, version, () => readBoard(db, collectionId))
}

/** A board of another state than the collection is in is of no use any more. */
export function forgetBoard(db: Database, collectionId: string): void {
  boardsOf(db).forget(collectionId)
}
