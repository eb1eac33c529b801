import { randomInt } from 'node:crypto'
import type { BlockLink } from '@chiaroscuro/domain/chain'
import { writeStep } from './apply/apply.js'
import { isEmbedded, type Role } from './config/config.js'
import { follow } from './follow/follow.js'
import type { Step } from './follow/next-step.js'
import { overlap } from './follow/overlap.js'
import { figureCounter, sumPeriods } from './item/keep-figures.js'
import { keepExpired } from './item/keep-items.js'
import { turnAuctionClock } from './job/auction-clock.js'
import { describer } from './job/describer.js'
import { keepTokens } from './job/keep-tokens.js'
import { volumeCounter } from './job/keep-volumes.js'
import { collectionRanker } from './job/rank.js'
import { serialized } from './job/serialized.js'
import { hostGate } from './media/host-gate.js'
import { keptFiles } from './media/kept-files.js'
import { ownFiles } from './media/own-files.js'
import { AT_ONCE_PER_HOST, runMediaWorker } from './media/worker.js'
import { watchMempool } from './mempool/watch-mempool.js'
import { creditBook } from './mint-service/credit-book.js'
import { paidCoins } from './node-rpc/paid-coins.js'
import { landAdrift } from './offer/adrift.js'
import { progressLine } from './ops/progress.js'
import { hearTold } from './outbox/hear-told.js'
import type { Head, Parts } from './parts.js'
import { watchPayments } from './payment/watch-payments.js'
import { premiumBook } from './premium/premium-book.js'
import { loadLinks, loadTip } from './query/block-rows.js'
import { cardChangeForgetter } from './query/card-changes.js'
import { offersOfCoins } from './query/offers-of-coins.js'
import type { ServeContext } from './serve/router.js'
import { sleep } from './sleep.js'
import { startTelling } from './start-telling.js'
import { keepTidy } from './store/tidy.js'
import { watchTip } from './stream/watch-tip.js'
import { toBlockTime } from './view/common.js'

/** Starts what goes on by itself, as far as it is this process's part. */
export function startWork(parts: Parts, context: ServeContext, signal: AbortSignal) {
  const { config, log, db, tokens } = parts
  const { describe, ...heard } = describer(db, Date.now, () => context.news.poke())
  const rank = collectionRanker(db, context.moment, () => performance.now())
  // In turns: both write rows of the same items.
  const describeAndRank = serialized(async () => {
    await describe()
    await rank()
  })
  const describeSoon = () => {
    describeAndRank().catch((error: unknown) => log.error('describing failed', error))
  }
  const count = figureCounter(db, context.moment, () => performance.now())
  const sumVolumes = volumeCounter(db, context.moment, () => performance.now())
  const countSoon = () => {
    count().catch((error: unknown) => log.error('collections cannot be counted', error))
    sumVolumes().catch((error: unknown) => log.error('volumes of profiles cannot be summed', error))
  }
  const does = (role: Role) => config.roles.includes(role)
  const working = [
    ...(does('follow')
      ? [
          startFollowing(
            parts,
            context,
            (changed) => {
              heard.nfts(changed)
              describeSoon()
              countSoon()
            },
            signal,
          ),
        ]
      : []),
    ...(does('serve') && !does('follow') ? [startWatching(parts, context, signal)] : []),
    ...(does('serve') ? [startWatchingMempool(parts, signal)] : []),
    ...(does('serve') && !isEmbedded(config.databaseUrl) ? [startHearing(parts, context, signal)] : []),
    ...(isEmbedded(config.databaseUrl) ? [startTidying(parts, signal)] : []),
    ...(does('follow')
      ? [
          startTelling(parts, context, signal),
          startWatchingPayments(parts, signal),
          startLettingRunOut(parts, context, countSoon, signal),
          startAuctionClock(parts, context, signal),
        ]
      : []),
    ...(does('media')
      ? [
          startFetching(
            parts,
            context.news.pauses(),
            (metadataHash) => {
              heard.metadata(metadataHash)
              describeSoon()
            },
            signal,
          ),
        ]
      : []),
    ...(does('serve') ? [keepTokens({ db, url: config.tokensUrl, log, sleep, tokens }, signal)] : []),
  ]
  const prepare = async () => {
    await describeAndRank()
    await count()
  }
  return { prepare: does('follow') ? prepare : async () => {}, working }
}

/** A week of the network's blocks; older ones are told to nobody when they are first read. */
const NEWS_BLOCKS = 7 * 4608

/** Follows the source and writes what it gives. */
function startFollowing(
  parts: Parts,
  context: ServeContext,
  onWritten: (launcherIds: readonly string[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const { config, log, db, source, reader, head } = parts
  const progress = backfillProgress(parts)
  const writing = overlap(
    (step: Step) => reader.read(step),
    async (step) => {
      const started = performance.now()
      const aboveHeight = (head.peak?.height ?? 0) - NEWS_BLOCKS
      const applied = await writeStep(db, step, { nowMs: Date.now(), aboveHeight })
      head.tip = await loadTip(db)
      parts.metrics.applied({
        blocks: applied.blocks.length,
        events: applied.blocks.reduce((sum, { events }) => sum + events, 0),
        unreadable: applied.unreadable,
        retracted: applied.retractedAbove !== undefined,
        seconds: (performance.now() - started) / 1000,
      })
      progress()
      const newest = applied.blocks.at(-1)
      if (newest) context.news.block(newest.height, toBlockTime(newest.timestamp))
      else context.news.poke()
      if (applied.unreadable > 0)
        log.warn('spends that cannot be read', { count: applied.unreadable, height: head.tip?.height })
      onWritten(applied.launcherIds)
    },
  )
  return follow(
    {
      source,
      loadLinks: (count) => loadLinks(db, count),
      applyStep: writing.push,
      settle: writing.settle,
      onPeak: (peak) => heardPeak(head, peak),
      pollMs: config.pollMs,
      log,
      sleep,
      random,
    },
    signal,
  )
}

function heardPeak(head: Head, peak: BlockLink | undefined): void {
  head.peak = peak
  if (peak && peak.height === head.tip?.height) head.caughtUpAt = Date.now()
}

/** Where another process follows: what it wrote is told to those who watch here. */
function startWatching({ config, db, log, source, head }: Parts, context: ServeContext, signal: AbortSignal) {
  return watchTip(
    {
      db,
      pollMs: config.pollMs,
      async sleep(ms) {
        await sleep(ms, signal)
        heardPeak(head, await source.peak(signal).catch(() => head.peak))
      },
      onTip(tip) {
        head.tip = tip
        context.news.block(tip.height, toBlockTime(tip.timestamp))
      },
      onError: (error) => log.error('the store cannot be looked at', error),
    },
    signal,
  )
}

/** Behind some pools the database cannot call back: so often the outbox is looked at all the same. */
const LOOK_EVERY_MS = 250

/** Other processes tell news too. */
async function startHearing(
  { config, log }: Parts,
  { news, onChanged }: ServeContext,
  signal: AbortSignal,
): Promise<void> {
  const onError = (error: unknown) => log.error('the database cannot be heard', error)
  const hearing = hearTold(
    { databaseUrl: config.databaseUrl, onTold: () => news.poke(), onChanged, onError, wait: sleep },
    signal,
  )
  while (!signal.aborted) {
    await sleep(LOOK_EVERY_MS, signal)
    news.poke()
  }
  await hearing
}

function startTidying({ db, log }: Parts, signal: AbortSignal): Promise<void> {
  const onError = (error: unknown) => log.error('a table could not be put in order', error)
  return keepTidy({ db, sleep, onError }, signal)
}

/** Listings run out by the clock, with or without a block. */
const RUN_OUT_EVERY_MS = 2000
/** Sums over the last days change by the clock too, but nobody sees it by the second: turns. */
const SUM_EVERY = 60
/** Ten minutes, longer than anybody who keeps cards goes without asking what changed. */
const FORGET_EVERY = 300

async function startLettingRunOut(
  { db, log }: Parts,
  { moment, unspentCoins }: ServeContext,
  countSoon: () => void,
  signal: AbortSignal,
): Promise<void> {
  const report = (error: unknown) => log.error('what time changes cannot be kept', error)
  const forgetCardChanges = cardChangeForgetter(db)
  for (let turn = 0; !signal.aborted; turn++) {
    await sleep(RUN_OUT_EVERY_MS, signal)
    if (signal.aborted) return
    await keepExpired(db, moment()).catch(report)
    await landAdrift({ db, moment, now: Date.now, unspentCoins }).catch(report)
    if (turn % SUM_EVERY === 0) await sumPeriods(db, moment()).catch(report)
    if (turn % FORGET_EVERY === 0) await forgetCardChanges().catch(report)
    countSoon()
  }
}

/** Countdowns are watched by the second. */
const CLOCK_EVERY_MS = 250

async function startAuctionClock(
  { db, log }: Parts,
  { moment, news }: ServeContext,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(CLOCK_EVERY_MS, signal)
    if (signal.aborted) return
    const told = await turnAuctionClock(db, moment(), Date.now()).catch((error: unknown) => {
      log.error('the auction clock stands still', error)
      return false
    })
    if (told) news.poke()
  }
}

/** Sees what people pay, for membership and for credits; an archive has nobody who could say. */
async function startWatchingPayments({ config, db, log, rpc, head }: Parts, signal: AbortSignal) {
  const { premium, minting } = config
  if (!rpc) return
  const context = {
    ...{ db, log, sleep },
    height: () => head.tip?.height,
    tip: () => head.tip?.hash,
    paidCoins: (ask: Parameters<typeof paidCoins>[1], stop: AbortSignal) => paidCoins(rpc, ask, stop),
  }
  await Promise.all([
    premium && watchPayments(context, premiumBook(premium), signal),
    minting && watchPayments(context, creditBook(minting.creditMojos, Date.now), signal),
  ])
}

/** Knows which offers somebody is taking or cancelling just now; an archive has no mempool. */
async function startWatchingMempool(
  { config, db, log, rpc, pending }: Parts,
  signal: AbortSignal,
): Promise<void> {
  if (!rpc) return
  await watchMempool(
    {
      rpc,
      pollMs: config.pollMs,
      sleep,
      async onCoins(coinIds) {
        pending.offers = await offersOfCoins(db, coinIds)
      },
      onTrouble: (error) =>
        log.warn('the mempool cannot be looked at', {
          reason: error instanceof Error ? error.message : 'unknown',
        }),
    },
    signal,
  )
}

/** Fetches files, and tells of metadata. */
function startFetching(
  parts: Parts,
  pause: typeof sleep,
  onMetadata: (hash: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { config, log, db, files, images, mediaUrl } = parts
  const { ipfsFolder, gateways, maxBytes, timeoutMs, privateHosts } = config.media
  return runMediaWorker(
    {
      db,
      files,
      images,
      ipfsFolder,
      gateways,
      readOwn: ownFiles(mediaUrl, files),
      findKept: keptFiles(db, files),
      limits: { maxBytes, timeoutMs, privateHosts },
      hosts: hostGate(AT_ONCE_PER_HOST, Date.now),
      log,
      now: Date.now,
      sleep: pause,
      onDone: ({ kind, key }) => {
        if (kind === 'metadata') onMetadata(key)
      },
    },
    signal,
  )
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

function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
