import type { Ports } from '../config.js'
import type { Clock, Lock, Store } from '../port.js'
import type { Random } from '../srp/index.js'

/** Keeps texts for as long as the process runs. Given one `Map`, two of them are two tabs of one browser. */
export function memoryStore(kept: Map<string, string> = new Map()): Store {
  return {
    async read(keys) {
      const found = new Map<string, string>()
      for (const key of keys) {
        const text = kept.get(key)
        if (text !== undefined) found.set(key, text)
      }
      return found
    },
    async write(changes) {
      for (const [key, text] of changes) {
        if (text === undefined) kept.delete(key)
        else kept.set(key, text)
      }
    },
  }
}

/** One at a time by name, within one process. */
export function memoryLock(): Lock {
  const last = new Map<string, Promise<unknown>>()
  return {
    async hold(name, work) {
      const turn = (last.get(name) ?? Promise.resolve()).then(work)
      const settled = turn.catch(() => {})
      last.set(name, settled)
      try {
        return await turn
      } finally {
        if (last.get(name) === settled) last.delete(name)
      }
    },
  }
}

/** The machine's clock. */
export function systemClock(): Clock {
  return { now: () => Date.now(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }
}

/** Unpredictable bytes by WebCrypto. */
export function systemRandom(): Random {
  return (n) => crypto.getRandomValues(new Uint8Array(n))
}

/** Everything in memory, the platform's clock and chance: for tests, and for a page that keeps nothing. */
export function memoryPorts(more: Partial<Ports> = {}): Ports {
  return {
    store: memoryStore(),
    clock: systemClock(),
    random: systemRandom(),
    lock: memoryLock(),
    async srp() {
      const { bigintModPow, webDigest } = await import('../srp/index.js')
      return { modPow: bigintModPow(), digest: webDigest() }
    },
    ...more,
  }
}
