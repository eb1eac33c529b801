/** Browsers tell a page of what another process wrote to localStorage a moment later; this is a long moment. */
const SETTLE_MS = 100
/** Whoever held the lock before may have written nothing, or cookies, of which nobody is told. */
const PATIENCE_MS = 1000

/**
 * Holds the lock, and works once this page sees what the one before wrote: the lock is handed on sooner than what was
 * written arrives, and to read too early would be to refresh again what was refreshed just now.
 */
export async function holdSettled<T>(locks: LockManager, name: string, work: () => Promise<T>): Promise<T> {
  const free = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return undefined
    await pause(SETTLE_MS)
    return { done: await work() }
  })
  if (free) return free.done
  const listening = new AbortController()
  const quiet = listenForWrites(listening.signal)
  try {
    return await locks.request(name, async () => {
      await quiet()
      return work()
    })
  } finally {
    // Here and not there: a request may be refused before its turn comes.
    listening.abort()
  }
}

/** Until the signal: a promise that some write was heard and no more follow, or that there was none for too long. */
function listenForWrites(signal: AbortSignal): () => Promise<void> {
  let last: number | undefined
  const listen = () => {
    last = performance.now()
  }
  addEventListener('storage', listen, { signal })
  return async () => {
    const began = performance.now()
    const isOver = (now: number) =>
      last === undefined ? now - began >= PATIENCE_MS : now - last >= SETTLE_MS
    while (!isOver(performance.now())) await pause(SETTLE_MS / 5)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
