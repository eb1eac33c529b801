import { loadTip } from '../query/block-rows.js'
import type { Database } from '../store/database.js'

export interface WatchContext {
  readonly db: Database
  readonly pollMs: number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told when another process has written since the last look. */
  readonly onTip: (tip: NonNullable<Awaited<ReturnType<typeof loadTip>>>) => void
  readonly onError: (error: unknown) => void
}

/** Looks at the store until aborted, where another process follows the chain. */
export async function watchTip(context: WatchContext, signal: AbortSignal): Promise<void> {
  const { db, pollMs, sleep, onTip, onError } = context
  let known: string | undefined
  while (!signal.aborted) {
    try {
      const tip = await loadTip(db)
      if (tip && tip.hash !== known) onTip(tip)
      known = tip?.hash
    } catch (error) {
      if (!signal.aborted) onError(error)
    }
    await sleep(pollMs, signal)
  }
}
