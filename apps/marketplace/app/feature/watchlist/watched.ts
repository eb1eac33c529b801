import { isRecord } from '#app/feature/endless/is-record.js'

/** A work somebody keeps an eye on, and since when (Unix milliseconds). */
export interface Watched {
  readonly id: string
  readonly at: number
}

/** As many as can be looked up at once. */
export const mostWatched = 100

const version = 1
const form = /^nft1[0-9a-z]{58}$/

/** Reads a kept list; what is not one of ours is no list, and what is not an item is left out. */
export function readWatched(text: string | null): readonly Watched[] {
  const kept = parse(text)
  if (!isRecord(kept) || kept.version !== version || !Array.isArray(kept.items)) return []
  const seen = new Set<string>()
  return kept.items
    .flatMap((one): Watched[] => {
      if (!isRecord(one) || typeof one.id !== 'string' || typeof one.at !== 'number') return []
      if (!form.test(one.id) || seen.has(one.id)) return []
      seen.add(one.id)
      return [{ id: one.id, at: one.at }]
    })
    .slice(0, mostWatched)
}

export function writeWatched(items: readonly Watched[]): string {
  return JSON.stringify({ version, items })
}

/** The list with a work on it or off it; `undefined` where there is no room for another. The latest stands first. */
export function toggleWatched(
  items: readonly Watched[],
  id: string,
  at: number,
): readonly Watched[] | undefined {
  if (items.some((one) => one.id === id)) return items.filter((one) => one.id !== id)
  return items.length >= mostWatched ? undefined : [{ id, at }, ...items]
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
