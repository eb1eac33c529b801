/** So many at once; who comes later waits, in order. */
export interface Permits {
  /** Gives how to leave. Rejects with the signal's reason when it ends first. */
  take(signal: AbortSignal): Promise<() => void>
}

export function permits(count: number): Permits {
  let free = count
  const waiting = new Set<() => void>()

  function leaveOnce(): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      const [next] = waiting
      if (next) next()
      else free++
    }
  }
  return {
    take(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (free > 0) {
        free--
        return Promise.resolve(leaveOnce())
      }
      return new Promise((resolve, reject) => {
        const grant = () => {
          waiting.delete(grant)
          signal.removeEventListener('abort', giveUp)
          resolve(leaveOnce())
        }
        const giveUp = () => {
          waiting.delete(grant)
          reject(signal.reason)
        }
        waiting.add(grant)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
