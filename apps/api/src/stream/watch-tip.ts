import type { BlockLink } from '@chiaroscuro/domain/chain'
import { loadLinks, loadTip } from '../query/block-rows.js'
import type { Database } from '../store/database.js'
import type { Written } from './announce.js'

export interface WatchContext {
  readonly db: Database
  readonly pollMs: number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told what another process wrote since the last look. */
  readonly onWritten: (
    written: Written,
    tip: NonNullable<Awaited<ReturnType<typeof loadTip>>>,
  ) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Blocks that are remembered; a reorg deeper than this is told as one of this depth. */
const REMEMBERED = 200

/** Looks at the store until aborted, where another process follows the chain. */
export async function watchTip(context: WatchContext, signal: AbortSignal): Promise<void> {
  const { db, pollMs, sleep } = context
  let known: readonly BlockLink[] = await loadLinks(db, REMEMBERED)
  while (!signal.aborted) {
    await sleep(pollMs, signal)
    try {
      const tip = await loadTip(db)
      if (!tip || tip.hash === known.at(-1)?.hash) continue
      const links = await loadLinks(db, REMEMBERED)
      await context.onWritten(writtenBetween(known, links), tip)
      known = links
    } catch (error) {
      if (!signal.aborted) context.onError(error)
    }
  }
}

/** What turned one end of a chain into another: the blocks above their last common one. */
export function writtenBetween(before: readonly BlockLink[], after: readonly Timed[]): Written {
  const hashes = new Set(before.map(({ hash }) => hash))
  const common = after.findLast(({ hash }) => hashes.has(hash))?.height ?? (after[0]?.height ?? 1) - 1
  const last = before.at(-1)?.height
  return {
    retractedAbove: last !== undefined && last > common ? common : undefined,
    // How many events a block has is not known here; asking for them tells.
    blocks: after
      .filter(({ height }) => height > common)
      .map(({ height, timestamp }) => ({ height, timestamp: timestamp ?? null, events: 1 })),
  }
}

interface Timed extends BlockLink {
  readonly timestamp?: number | null
}
