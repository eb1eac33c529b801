/** What took long rests before it is done again, and longer the longer it took: work that grows with the market leaves room for other work. */
export interface Rests {
  /** What rests now. */
  resting(): string[]
  /** To be told of whatever was done, with when it began. */
  done(ids: readonly string[], startedMs: number): void
}

/** So many times as long as it took. */
const REST = 10
const REST_FROM_MS = 500

/**
 * @param timer milliseconds
 * @param fromMs what took no longer does not rest
 */
export function rests(timer: () => number, fromMs = REST_FROM_MS): Rests {
  const until = new Map<string, number>()
  return {
    resting() {
      const now = timer()
      for (const [id, end] of until) if (end <= now) until.delete(id)
      return [...until.keys()]
    },
    done(ids, startedMs) {
      const now = timer()
      const took = now - startedMs
      if (took > fromMs) for (const id of ids) until.set(id, now + took * REST)
    },
  }
}
