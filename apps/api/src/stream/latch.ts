/** Opens for everybody who waits at that moment, again and again. */
export interface Latch {
  open(): void
  /** Begins to wait now: an opening between this and `within` is not missed. */
  wait(): { within(ms: number, signal: AbortSignal): Promise<boolean> }
}

/**
 * Pauses, one after another, that an opening ends; what opened since the last one ended it before it began, so that nobody looks
 * too late who looks, pauses and looks again.
 */
export function pausesOf({ wait }: Latch): (ms: number, signal: AbortSignal) => Promise<void> {
  let next = wait()
  return async (ms, signal) => {
    await next.within(ms, signal)
    next = wait()
  }
}

export function latch(): Latch {
  let openings = 0
  // A thousand wait for one opening: each is a place in a list, not a race between promises.
  let waiting = new Set<(isOpen: boolean) => void>()
  return {
    open() {
      openings++
      const all = waiting
      waiting = new Set()
      for (const go of all) go(true)
    },
    wait() {
      const seen = openings
      return {
        /** Whether it opened in time; true, too, where the signal ends the waiting. */
        async within(ms, signal) {
          if (signal.aborted || openings !== seen) return true
          return new Promise((resolve) => {
            const end = (isOpen: boolean) => {
              waiting.delete(end)
              clearTimeout(timer)
              signal.removeEventListener('abort', stop)
              resolve(isOpen)
            }
            const stop = () => end(true)
            const timer = setTimeout(end, ms, false)
            signal.addEventListener('abort', stop)
            waiting.add(end)
          })
        },
      }
    },
  }
}
