import type { Call } from '../endpoint/endpoint.js'
import { callerKey } from '../limit/caller.js'
import type { Database } from '../store/database.js'
import { isCopyTrouble, type Replicas } from '../store/replicas.js'

/** Which database answers whom. */
export interface Readers {
  /** The primary for those who just wrote, a copy for the rest. */
  readerOf(call: Call): Database
  /** The caller wrote something, and is to see it. */
  wrote(call: Call): void
  /** What to ask instead where a read failed; `undefined` where nothing would answer better. */
  instead(db: Database, error: unknown): Database | undefined
}

/** Copies are a moment behind; whoever wrote reads what they wrote for this long, milliseconds. */
const OWN_MS = 5000
/** More writers than this in that time are not remembered apart. */
const MOST_WRITERS = 50_000

export function readers(primary: Database, replicas: Replicas | undefined, now: () => number): Readers {
  const wroteAt = new Map<string, number>()
  const callerOf = ({ viewer, address }: Call) => viewer?.userId ?? callerKey(address)
  return {
    readerOf(call) {
      if (!replicas) return primary
      const at = wroteAt.get(callerOf(call))
      const isWriter = at !== undefined && now() - at < OWN_MS
      return isWriter ? primary : (replicas.next() ?? primary)
    },
    wrote(call) {
      if (!replicas) return
      const caller = callerOf(call)
      wroteAt.delete(caller)
      wroteAt.set(caller, now())
      for (const [one, at] of wroteAt) {
        if (now() - at < OWN_MS && wroteAt.size <= MOST_WRITERS) break
        wroteAt.delete(one)
      }
    },
    instead(db, error) {
      if (db === primary || !isCopyTrouble(error)) return undefined
      replicas?.failed(db)
      return primary
    },
  }
}
