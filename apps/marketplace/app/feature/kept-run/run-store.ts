import type { JournalFile } from '@chiaroscuro/minting/engine'

/** Something signed in steps that this browser keeps with its journal. */
export interface KeptRun {
  /** Of its plan. */
  readonly hash: string
  /** The plan, as text. */
  readonly plan: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/** Runs of one kind, and their journals. */
export interface RunStore<Kept extends KeptRun> {
  /** The last one first. */
  all(): Promise<Kept[]>
  /** Keeps one before anything of it is signed; one that is kept already stays as it is. */
  keep(kept: Kept): Promise<void>
  /** Lets one go, with its journal. */
  forget(hash: string): Promise<void>
  /** The lines of a journal, in order. */
  lines(hash: string): Promise<Uint8Array[]>
  /** Keeps lines from elsewhere that go on where the journal here ends. */
  addLines(hash: string, from: number, lines: readonly Uint8Array[]): Promise<void>
  /** The journal: a line is there whole or not at all, and none is written over. */
  journal(hash: string): JournalFile
}

/** What another window wrote meanwhile must not be written over: it may have paid somebody. */
export class OtherWindowError extends Error {
  override readonly name = 'OtherWindowError'
}

interface Places<Kept> {
  /** Name of the database, and of the list of runs in it. */
  readonly database: string
  readonly list: string
  readonly isKept: (value: unknown) => value is Kept
}

const LINES = 'lines'

export function runStore<Kept extends KeptRun>({ database, list, isKept }: Places<Kept>): RunStore<Kept> {
  function open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(list, { keyPath: 'hash' })
      asked.result.createObjectStore(LINES)
    }
    return answerOf(asked)
  }

  /** Resolves once it would survive a loss of power. */
  async function write(
    stores: string[],
    work: (of: (name: string) => IDBObjectStore) => void,
  ): Promise<void> {
    const db = await open()
    try {
      await new Promise<void>((done, fail) => {
        const change = db.transaction(stores, 'readwrite', { durability: 'strict' })
        change.oncomplete = () => done()
        change.onerror = () => fail(change.error)
        change.onabort = () => fail(change.error)
        work((name) => change.objectStore(name))
      })
    } finally {
      db.close()
    }
  }

  async function read<T>(store: string, work: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const db = await open()
    try {
      return await answerOf(work(db.transaction(store).objectStore(store)))
    } finally {
      db.close()
    }
  }

  async function lines(hash: string): Promise<Uint8Array[]> {
    const found: unknown[] = await read(LINES, (store) => store.getAll(linesOf(hash)))
    return found.filter((line) => line instanceof Uint8Array)
  }

  const addLines: RunStore<Kept>['addLines'] = (hash, from, added) =>
    write([LINES], (of) => {
      for (const [at, line] of added.entries()) of(LINES).add(line, [hash, from + at])
    })

  return {
    async all() {
      const found: unknown[] = await read(list, (store) => store.getAll())
      return found.filter(isKept).sort((a, b) => b.startedAt - a.startedAt)
    },
    async keep(kept) {
      const known = await read(list, (store) => store.get(kept.hash))
      if (known === undefined) await write([list], (of) => of(list).add(kept))
    },
    forget: (hash) =>
      write([list, LINES], (of) => {
        of(list).delete(hash)
        of(LINES).delete(linesOf(hash))
      }),
    lines,
    addLines,
    journal(hash) {
      let next = 0
      return {
        async read() {
          const found = await lines(hash)
          next = found.length
          return joined(found)
        },
        // Lines are never torn here; a torn one can only come from a file, and is the last.
        async cut() {
          next -= 1
          await write([LINES], (of) => of(LINES).delete([hash, next]))
        },
        async append(line) {
          try {
            await addLines(hash, next, [line])
          } catch (cause) {
            throw new OtherWindowError('Another window goes on with this', { cause })
          }
          next += 1
        },
      }
    },
  }
}

const linesOf = (hash: string) => IDBKeyRange.bound([hash, 0], [hash, Number.MAX_SAFE_INTEGER])

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(asked.error)
  })
}

function joined(lines: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const line of lines) {
    all.set(line, at)
    at += line.length
  }
  return all
}
