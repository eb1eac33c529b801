/** Two stages of work on a row of things: the second stage of one runs while the first stage of the next does. */
export interface Overlap<T> {
  /** Resolves once the thing has been through the first stage, and the one before through both. Throws for either. */
  push(thing: T): Promise<void>
  /** Resolves once everything is through. Throws what the last second stage threw. */
  settle(): Promise<void>
}

/** After a failure, what was pushed later has not been through: the caller finds out where it stands. */
export function overlap<T, M>(
  first: (thing: T) => Promise<M>,
  second: (made: M) => Promise<void>,
): Overlap<T> {
  let running: Promise<void> = Promise.resolve()
  const settle = () => {
    const last = running
    running = Promise.resolve()
    return last
  }
  return {
    async push(thing) {
      const made = await first(thing).catch(async (error: unknown) => {
        await settle()
        throw error
      })
      await settle()
      running = second(made)
      // Whoever settles next hears of a failure; until then nobody listens.
      running.catch(() => {})
    },
    settle,
  }
}
