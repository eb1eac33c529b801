import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { writeStep } from './apply/apply.js'
import { readStep } from './apply/read-step.js'
import { follow } from './follow/follow.js'
import type { Step } from './follow/next-step.js'
import { overlap } from './follow/overlap.js'
import { describeNfts } from './job/describe.js'
import { keepTokens } from './job/keep-tokens.js'
import { rankCollection } from './job/rank.js'
import { serialized } from './job/serialized.js'
import { hostGate } from './media/host-gate.js'
import { AT_ONCE_PER_HOST, runMediaWorker } from './media/worker.js'
import { progressLine } from './ops/progress.js'
import type { Parts } from './parts.js'
import { loadLinks, loadTip } from './query/block-rows.js'
import type { ServeContext } from './serve/router.js'
import { announce } from './stream/announce.js'

/** Starts what goes on by itself: following, fetching files, describing items, naming tokens. */
export function startWork(parts: Parts, context: ServeContext, signal: AbortSignal) {
  const { config, log, db, files, images, source, tokens, run, head } = parts
  const describe = serialized(async () => {
    for (const id of await describeNfts(db)) await rankCollection(db, id)
  })
  const describeSoon = () => {
    describe().catch((error: unknown) => log.error('describing failed', error))
  }
  const progress = backfillProgress(parts)
  const writing = overlap(
    (step: Step) => readStep(step, run, () => performance.now()),
    async (step) => {
      const started = performance.now()
      const applied = await writeStep(db, step)
      head.tip = await loadTip(db)
      parts.metrics.applied({
        blocks: applied.blocks.length,
        events: applied.blocks.reduce((sum, { events }) => sum + events, 0),
        unreadable: applied.unreadable,
        retracted: applied.retractedAbove !== undefined,
        seconds: (performance.now() - started) / 1000,
      })
      progress()
      await announce(db, context.view, context.broadcast, applied)
      if (applied.unreadable > 0)
        log.warn('spends that cannot be read', { count: applied.unreadable, height: head.tip?.height })
      describeSoon()
    },
  )
  const following = follow(
    {
      source,
      loadLinks: (count) => loadLinks(db, count),
      applyStep: writing.push,
      settle: writing.settle,
      onPeak: (peak) => {
        head.peak = peak
        if (peak && peak.height === head.tip?.height) head.caughtUpAt = Date.now()
      },
      pollMs: config.pollMs,
      log,
      sleep,
      random,
    },
    signal,
  )
  const { ipfsFolder, gateways, maxBytes, timeoutMs, privateHosts } = config.media
  const fetching = runMediaWorker(
    {
      db,
      files,
      images,
      ipfsFolder,
      gateways,
      limits: { maxBytes, timeoutMs, privateHosts },
      hosts: hostGate(AT_ONCE_PER_HOST, Date.now),
      log,
      now: Date.now,
      sleep,
      onDone: (kind) => {
        if (kind === 'metadata') describeSoon()
      },
    },
    signal,
  )
  const naming = keepTokens({ db, url: config.tokensUrl, log, sleep, tokens }, signal)
  return { describe, working: [following, fetching, naming] }
}

/** Blocks behind from which a backfill is worth telling of. */
const FAR_BEHIND = 1000
const TOLD_EVERY_MS = 10_000

/** Tells how a backfill goes: on a terminal in one line that is written over, else in the log now and then. */
function backfillProgress({ head, log }: Parts): () => void {
  let start: { height: number; at: number } | undefined
  let told = 0
  return () => {
    const { tip, peak } = head
    if (!tip || !peak) return
    const behind = peak.height - tip.height
    if (!start && behind < FAR_BEHIND) return
    start ??= { height: tip.height, at: performance.now() }
    const line = progressLine({
      from: start.height,
      height: tip.height,
      peak: peak.height,
      elapsedMs: performance.now() - start.at,
    })
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${behind === 0 ? '\n' : ''}`)
    else if (performance.now() - told > TOLD_EVERY_MS || behind === 0) {
      told = performance.now()
      log.info('reading older blocks', { progress: line })
    }
    if (behind === 0) start = undefined
  }
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}

function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
