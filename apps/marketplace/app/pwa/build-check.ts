/** How often a page asks whether there is a newer build (specification, section 9: build check every 1 hour). */
export const BUILD_CHECK_MS = 3_600_000

export interface BuildCheck {
  /** The build the page came from. */
  readonly build: string
  readonly fetchLatest: () => Promise<unknown>
  readonly now: () => number
  readonly onNewer: () => void
}

/** Answers a question to ask from time to time: it looks for a newer build once an hour, until there is one. */
export function buildCheck({ build, fetchLatest, now, onNewer }: BuildCheck): () => Promise<void> {
  let next = now() + BUILD_CHECK_MS
  let found = false
  return async () => {
    if (found || now() < next) return
    next = now() + BUILD_CHECK_MS
    const latest = await fetchLatest().catch(() => undefined)
    const id = idOf(latest)
    if (id === undefined || id === build || found) return
    found = true
    onNewer()
  }
}

function idOf(latest: unknown): string | undefined {
  if (typeof latest !== 'object' || latest === null || !('id' in latest)) return undefined
  return typeof latest.id === 'string' && /^[\w-]{1,64}$/.test(latest.id) ? latest.id : undefined
}
