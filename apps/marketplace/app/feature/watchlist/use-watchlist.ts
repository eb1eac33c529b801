import { useSyncExternalStore } from 'react'
import { readWatched, toggleWatched, type Watched, writeWatched } from './watched.js'

/** Where the browser keeps the list. */
const place = 'watchlist'
const listeners = new Set<() => void>()
let known: { text: string | null; items: readonly Watched[] } | undefined

/** Storage may be forbidden or full: then the list lasts as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return known?.text ?? null
  }
}

function snapshot(): readonly Watched[] {
  const text = kept()
  if (known?.text !== text) known = { text, items: readWatched(text) }
  return known?.items ?? []
}

function save(items: readonly Watched[]) {
  const text = writeWatched(items)
  try {
    localStorage.setItem(place, text)
  } catch {
    known = { text, items }
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === place || event.key === null) tell()
  }
  listeners.add(tell)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', elsewhere)
  }
}

/** The works this browser watches; `undefined` where nobody can know, such as on the server. */
export function useWatchlist(): readonly Watched[] | undefined {
  return useSyncExternalStore<readonly Watched[] | undefined>(subscribe, snapshot, () => undefined)
}

/** Puts a work on the list or takes it off; false where there is no room for another. */
export function toggleWatch(id: string, at: number): boolean {
  const items = toggleWatched(snapshot(), id, at)
  if (items) save(items)
  return items !== undefined
}
