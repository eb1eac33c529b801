import type { JournalFile } from '@chiaroscuro/minting/airdrop'

/** An airdrop that this browser keeps. */
export interface KeptAirdrop {
  /** Of its plan. */
  readonly hash: string
  /** The plan, as text. */
  readonly plan: string
  /** What the asset is called, and how it is written. */
  readonly code: string
  readonly decimals: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

const NAME = 'chiaroscuro-airdrops'
const [AIRDROPS, LINES] = ['airdrops', 'lines']

/** What another window wrote meanwhile must not be written over: it may have paid somebody. */
export class OtherWindowError extends Error {
  override readonly name = 'OtherWindowError'
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(AIRDROPS, { keyPath: 'hash' })
    asked.result.createObjectStore(LINES)
  }
  return answerOf(asked)
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(asked.error)
  })
}

/** Resolves once it would survive a loss of power. */
async function write(stores: string[], work: (of: (name: string) => IDBObjectStore) => void): Promise<void> {
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

/** Airdrops begun in this browser, the last one first. */
export async function keptAirdrops(): Promise<KeptAirdrop[]> {
  const all: unknown[] = await read(AIRDROPS, (store) => store.getAll())
  return all.filter(isKept).sort((a, b) => b.startedAt - a.startedAt)
}

function isKept(value: unknown): value is KeptAirdrop {
  return (
    typeof value === 'object' && value !== null && 'hash' in value && 'plan' in value && 'decimals' in value
  )
}

/** Keeps an airdrop before anything of it is signed; one that is kept already stays as it is. */
export async function keepAirdrop(kept: KeptAirdrop): Promise<void> {
  const known = await read(AIRDROPS, (store) => store.get(kept.hash))
  if (known === undefined) await write([AIRDROPS], (of) => of(AIRDROPS).add(kept))
}

/** Lets an airdrop go, with its journal. */
export function forgetAirdrop(hash: string): Promise<void> {
  return write([AIRDROPS, LINES], (of) => {
    of(AIRDROPS).delete(hash)
    of(LINES).delete(linesOf(hash))
  })
}

const linesOf = (hash: string) => IDBKeyRange.bound([hash, 0], [hash, Number.MAX_SAFE_INTEGER])

/** The lines of a journal, in order. */
export async function journalLines(hash: string): Promise<Uint8Array[]> {
  const lines: unknown[] = await read(LINES, (store) => store.getAll(linesOf(hash)))
  return lines.filter((line) => line instanceof Uint8Array)
}

/** Keeps the lines of a journal from elsewhere that go on where the one here ends. */
export async function keepLines(hash: string, from: number, lines: readonly Uint8Array[]): Promise<void> {
  await write([LINES], (of) => {
    for (const [at, line] of lines.entries()) of(LINES).add(line, [hash, from + at])
  })
}

/** The journal of an airdrop: a line is there whole or not at all, and none is written over. */
export function journalFile(hash: string): JournalFile {
  let next = 0
  return {
    async read() {
      const lines = await journalLines(hash)
      next = lines.length
      const all = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const line of lines) {
        all.set(line, at)
        at += line.length
      }
      return all
    },
    // Lines are never torn here; a torn one can only come from a file, and is the last.
    async cut() {
      next -= 1
      await write([LINES], (of) => of(LINES).delete([hash, next]))
    },
    async append(line) {
      try {
        await keepLines(hash, next, [line])
      } catch (cause) {
        throw new OtherWindowError('Another window goes on with this airdrop', { cause })
      }
      next += 1
    },
  }
}
