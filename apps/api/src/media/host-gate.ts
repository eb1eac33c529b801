/** How many requests a host gets from us at once, and which hosts asked to be left alone. */
export interface HostGate {
  /** How many more requests the host would be sent now. */
  room(host: string): number
  /** Takes a place; gives how to leave it, or `undefined` when there is none. */
  enter(host: string): (() => void) | undefined
  /** Sends the host nothing for a while. */
  pause(host: string, ms: number): void
}

const MAX_PAUSES = 1000

export function hostGate(atOnce: number, now: () => number): HostGate {
  const inside = new Map<string, number>()
  const pausedUntil = new Map<string, number>()

  function room(host: string): number {
    const until = pausedUntil.get(host)
    if (until !== undefined && until > now()) return 0
    if (until !== undefined) pausedUntil.delete(host)
    return atOnce - (inside.get(host) ?? 0)
  }
  return {
    room,
    enter(host) {
      if (room(host) <= 0) return undefined
      inside.set(host, (inside.get(host) ?? 0) + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const rest = (inside.get(host) ?? 1) - 1
        if (rest > 0) inside.set(host, rest)
        else inside.delete(host)
      }
    },
    pause(host, ms) {
      // The oldest is forgotten rather than letting strangers fill the memory with names.
      if (pausedUntil.size >= MAX_PAUSES) pausedUntil.delete(pausedUntil.keys().next().value ?? '')
      pausedUntil.set(host, Math.max(pausedUntil.get(host) ?? 0, now() + ms))
    },
  }
}
