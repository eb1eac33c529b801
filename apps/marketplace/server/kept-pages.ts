import { type Begun, begun, type Ear } from '../app/server/ear.js'

/** A page as it was written once, for everybody who would be given the same. */
export interface KeptPage extends Begun {
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

/** How long a page is given unasked while changes are heard of, and while they are not; milliseconds. Times of day stand in it. */
const CALM_MS = 30_000
const DEAF_MS = 5_000
/** Older than this it is not even shown while the index is silent. */
const OLDEST_MS = 24 * 3600_000
const MOST_BYTES = 96 * 1024 * 1024

/** The newest writing of each page, at most some megabytes of them. */
export function keptPages({ now, ear }: { now: () => number; ear: Ear }) {
  const pages = new Map<string, KeptPage>()
  let bytes = 0

  function drop(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= page.body.length
  }

  return {
    /** The page, if nothing has changed since it was written. */
    fresh(key: string): KeptPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      const age = now() - page.at
      const changed = ear.isListening() && page.heard !== ear.heard()
      return !changed && age < (ear.isListening() && page.settled ? CALM_MS : DEAF_MS) ? page : undefined
    },
    /** The page as it last was, for when it cannot be written anew. */
    last(key: string): KeptPage | undefined {
      const page = pages.get(key)
      return page && now() - page.at < OLDEST_MS ? page : undefined
    },
    /** What a page that is begun now is made of. */
    begin: () => begun(ear, now()),
    keep(key: string, page: KeptPage): void {
      drop(key)
      pages.set(key, page)
      bytes += page.body.length
      for (const oldest of pages.keys()) {
        if (bytes <= MOST_BYTES) return
        drop(oldest)
      }
    },
  }
}
