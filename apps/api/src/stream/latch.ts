/** Opens for everybody who waits at that moment, again and again. */
export interface Latch {
  open(): void
  /** Begins to wait now: an opening between this and `within` is not missed. */
  wait(): { within(ms: number, signal: AbortSignal): Promise<boolean> }
}

export function latch(): Latch {
  let opening = deferred<true>()
  return {
    open() {
      opening.resolve(true)
      opening = deferred<true>()
    },
    wait() {
      const { promise } = opening
      return {
        /** Whether it opened in time; true, too, where the signal ends the waiting. */
        async within(ms, signal) {
          const { promise: over, resolve } = deferred<boolean>()
          const stop = () => resolve(true)
          const timer = setTimeout(resolve, ms, false)
          signal.addEventListener('abort', stop, { once: true })
          if (signal.aborted) stop()
          try {
            return await Promise.race([promise, over])
          } finally {
            clearTimeout(timer)
            signal.removeEventListener('abort', stop)
          }
        },
      }
    },
  }
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
