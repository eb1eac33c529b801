/** Where the tab remembers what it reloaded for. */
const place = 'reload-guard'

/** Nothing reloads twice within this time (specification, section 9: reload-guard time-to-live). */
export const RELOAD_GUARD_MS = 10_000

/** A tab does not live through more builds than this. */
const mostReasons = 20

interface Kept {
  at: number
  reasons: readonly string[]
}

/**
 * Whether the page may load itself anew, and remembers that it did: not twice within ten seconds, and never twice for
 * the same reason where there is one, so that what stays broken is shown instead of tried for ever.
 */
export function mayReload(
  reason: string | undefined,
  now: number,
  storage: Storage | undefined = tabStorage(),
): boolean {
  const text = reason?.slice(0, 300)
  try {
    if (!storage) return false
    const { at, reasons } = read(storage.getItem(place))
    if (Math.abs(now - at) < RELOAD_GUARD_MS || (text !== undefined && reasons.includes(text))) return false
    const kept: Kept = {
      at: now,
      reasons: [...(text === undefined ? [] : [text]), ...reasons].slice(0, mostReasons),
    }
    storage.setItem(place, JSON.stringify(kept))
    return true
  } catch {
    // A tab that remembers nothing could go on for ever.
    return false
  }
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

function read(text: string | null): Kept {
  const nothing = { at: Number.NEGATIVE_INFINITY, reasons: [] }
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  if (typeof kept !== 'object' || kept === null || !('at' in kept && 'reasons' in kept)) return nothing
  if (typeof kept.at !== 'number' || !Array.isArray(kept.reasons)) return nothing
  return { at: kept.at, reasons: kept.reasons.filter((one) => typeof one === 'string') }
}
