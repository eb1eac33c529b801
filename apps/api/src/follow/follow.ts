import type { BlockLink } from '@chiaroscuro/domain/chain'
import type { Log } from '../serve/log.js'
import { FollowError, nextStep, type Step } from './next-step.js'
import { readAhead } from './read-ahead.js'
import { rememberBlocks } from './remember-blocks.js'
import type { BlockSource } from './source.js'

export interface FollowContext {
  readonly source: BlockSource
  /** The newest links of the store, at most `count`, oldest first. */
  readonly loadLinks: (count: number) => Promise<BlockLink[]>
  /** Takes a step in; during a backfill it may be read only, and written while the next one is read. */
  readonly applyStep: (step: Step) => Promise<void>
  /** Resolves once every step is written. */
  readonly settle: () => Promise<void>
  /** Told whenever the source's peak was heard. */
  readonly onPeak: (peak: BlockLink | undefined) => void
  readonly pollMs: number
  readonly log: Log
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly random: () => number
}

const LONGEST_WAIT_MS = 30_000
/** Links kept in memory; for a fork below them, more are loaded. */
const HELD_LINKS = 2000

/** Follows the source until aborted: catches up, then polls. Failures are logged once each, with growing waits. */
export async function follow(context: FollowContext, signal: AbortSignal): Promise<void> {
  const { pollMs, log } = context
  const remembered = rememberBlocks(context.source)
  const source = readAhead(remembered)
  let links = await context.loadLinks(HELD_LINKS)
  let failures = 0
  while (!signal.aborted) {
    try {
      const peak = await source.peak(signal)
      context.onPeak(peak)
      const step = peak && (await nextStep(source, links, peak, signal))
      if (step) {
        await context.applyStep(step)
        if ((step.blocks.at(-1)?.height ?? 0) >= peak.height) await context.settle()
        links = extend(links, step)
        remembered.forget()
      } else if (source.kind === 'archive') return await context.settle()
      else await context.sleep(pollMs * (0.9 + context.random() * 0.2), signal)
      if (failures > 0) log.info('following again', { after: failures })
      failures = 0
    } catch (error) {
      // What is being written may still be; where it got to is asked of the store.
      await context.settle().catch(() => {})
      if (signal.aborted) return
      const deeper = isTooDeep(error) ? await deeperLinks(context, links) : undefined
      if (deeper) {
        links = deeper
        continue
      }
      failures++
      if (failures === 1 || failures % 50 === 0)
        log.error('following failed, trying again', error, { failures })
      await context.sleep(Math.min(pollMs * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS), signal)
      links = await context.loadLinks(HELD_LINKS).catch(() => links)
    }
  }
  await context.settle().catch(() => {})
}

function isTooDeep(error: unknown): boolean {
  return error instanceof FollowError && error.code === 'too-deep'
}

/** Four times as many links; `undefined` when there are no more. */
async function deeperLinks(
  { loadLinks }: FollowContext,
  links: readonly BlockLink[],
): Promise<BlockLink[] | undefined> {
  const more = await loadLinks(links.length * 4).catch(() => [])
  return more.length > links.length ? more : undefined
}

function extend(links: readonly BlockLink[], step: Step): BlockLink[] {
  const { dropAbove } = step
  const kept = dropAbove === undefined ? links : links.filter((link) => link.height <= dropAbove)
  const added = step.blocks.map(({ height, hash, previousHash }) => ({ height, hash, previousHash }))
  return [...kept, ...added].slice(-HELD_LINKS)
}
