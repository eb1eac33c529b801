import { useSyncExternalStore } from 'react'

/** Something that this browser keeps, and tells its other pages of. */
export interface Kept<Value> {
  /** As it is now; `undefined` where nobody can know yet, such as on the server. */
  use(): Value | undefined
  /** A part of it, as a plain value: what only shows that part is drawn anew when that changes. */
  usePart<Part extends string | number | boolean>(part: (value: Value | undefined) => Part): Part
  get(): Value
  set(value: Value): void
}

/**
 * Keeps a value under a name of local storage. `read` makes one of whatever JSON is found there, `undefined` for
 * nothing or no JSON; `write` gives what is kept as JSON, `undefined` for nothing.
 */
export function kept<Value>(
  place: string,
  read: (json: unknown) => Value,
  write: (value: Value) => object | undefined,
): Kept<Value> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } | undefined
  // Storage may be forbidden or full: then the value lasts as long as the page.
  let isLost = false

  function get(): Value {
    const text = isLost ? (known?.text ?? null) : stored()
    if (known === undefined || known.text !== text) known = { text, value: read(parse(text)) }
    return known.value
  }

  function stored(): string | null {
    try {
      return localStorage.getItem(place)
    } catch {
      isLost = true
      return known?.text ?? null
    }
  }

  function set(value: Value): void {
    const json = write(value)
    const text = json === undefined ? null : JSON.stringify(json)
    try {
      if (text === null) localStorage.removeItem(place)
      else localStorage.setItem(place, text)
      isLost = false
    } catch {
      isLost = true
    }
    known = { text, value }
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

  return {
    get,
    set,
    use: () => useSyncExternalStore<Value | undefined>(subscribe, get, () => undefined),
    usePart: (part) =>
      useSyncExternalStore(
        subscribe,
        () => part(get()),
        () => part(undefined),
      ),
  }
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
