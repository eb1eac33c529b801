import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BlockLink } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { NetworkName } from '@chiaroscuro/domain/signature'
import { writeStep } from './apply/apply.js'
import { forgetOtherReading } from './apply/chain-state.js'
import { readStep } from './apply/read-step.js'
import { archiveSource } from './archive/archive-source.js'
import type { Config } from './config/config.js'
import { follow } from './follow/follow.js'
import type { Step } from './follow/next-step.js'
import { overlap } from './follow/overlap.js'
import type { BlockSource } from './follow/source.js'
import { describeNfts } from './job/describe.js'
import { keepTokens } from './job/keep-tokens.js'
import { rankCollection } from './job/rank.js'
import { serialized } from './job/serialized.js'
import type { FileStore } from './media/file-store.js'
import { hostGate } from './media/host-gate.js'
import { type ImagePool, imagePool } from './media/image-pool.js'
import { openFileStore } from './media/open-file-store.js'
import { mediaOrigin } from './media/origin.js'
import { wantFiles } from './media/want-files.js'
import { AT_ONCE_PER_HOST, runMediaWorker } from './media/worker.js'
import { type NodeRpc, nodeRpc } from './node-rpc/client.js'
import { mutualTlsFetch } from './node-rpc/mutual-tls.js'
import { nodeSource } from './node-rpc/node-source.js'
import { unspentCoins } from './node-rpc/unspent-coins.js'
import { loadLinks, loadTip } from './query/block-rows.js'
import { type OfferPool, offerPool } from './sandbox/offer-pool.js'
import { listenOn } from './serve/listen.js'
import type { Log } from './serve/log.js'
import { router, type ServeContext } from './serve/router.js'
import { type Database, openDatabase } from './store/database.js'
import { announce } from './stream/announce.js'
import { broadcast } from './stream/broadcast.js'
import { toBlockTime } from './view/common.js'
import type { TokenFacts } from './view/view-context.js'

/** Files beside the bundle that the service needs. */
export interface Assets {
  readonly migrations: string
  readonly imageChild: string
  readonly offerChild: string
}

export interface Running {
  readonly apiUrl: string
  readonly mediaUrl: string
  close(): Promise<void>
}

/** Whose signatures are taken on each network; there has been more than one test network. */
const NETWORKS_OF = {
  mainnet: ['mainnet'],
  testnet: ['testnet11', 'testnet10'],
  devnet: ['simulator0'],
} as const satisfies Record<Config['network'], readonly NetworkName[]>

/** Starts everything the API is made of in this process: follow, media, jobs, serve. */
export async function startApi(config: Config, assets: Assets, log: Log): Promise<Running> {
  const { db, close: closeDatabase } = await openDatabase(config.databaseUrl, assets.migrations)
  if (await forgetOtherReading(db)) log.info('the chain is read anew: this version keeps more of it')
  const stop = new AbortController()
  const files = openFileStore(config.media)
  const images = imagePool(assets.imageChild)
  // Pictures that visitors wait for do not stand in line with those that strangers made.
  const avifs = imagePool(assets.imageChild)
  const offers = offerPool(assets.offerChild)
  const media = await listenOn(mediaOrigin(db, files, avifs), config.media.host, config.media.port)
  const mediaUrl = config.media.publicUrl ?? media.url
  const { source, rpc } = openSource(config, log)
  const parts: Parts = {
    config,
    log,
    db,
    files,
    images,
    offers,
    source,
    rpc,
    mediaUrl,
    tokens: new Map(),
    run: nodeClvmRunner(),
    head: { tip: await loadTip(db), peak: undefined },
  }
  const context = serveContext(parts)
  const server = await listenOn(router(context), config.api.host, config.api.port)
  const { describe, working } = startWork(parts, context, stop.signal)
  await describe()
  return {
    apiUrl: config.api.publicUrl ?? server.url,
    mediaUrl,
    async close() {
      stop.abort()
      images.close()
      avifs.close()
      offers.close()
      await Promise.all([server.close(), media.close()])
      await Promise.allSettled(working)
      await closeDatabase()
    },
  }
}

/** What the rooms share. */
interface Parts {
  readonly config: Config
  readonly log: Log
  readonly db: Database
  readonly files: FileStore
  readonly images: ImagePool
  readonly offers: OfferPool
  readonly source: BlockSource
  readonly rpc: NodeRpc | undefined
  readonly mediaUrl: string
  readonly tokens: Map<string, TokenFacts>
  readonly run: ClvmRunner
  /** Where the index stands, and where the source last said it stands. */
  readonly head: { tip: Awaited<ReturnType<typeof loadTip>>; peak: BlockLink | undefined }
}

function openSource({ source }: Config, log: Log): { source: BlockSource; rpc: NodeRpc | undefined } {
  if (source.kind === 'archive') return { source: archiveSource(source.folder, log), rpc: undefined }
  const fetch = source.cert && source.key ? mutualTlsFetch(source.cert, source.key) : undefined
  const rpc = nodeRpc(source.url, fetch)
  return { source: nodeSource(rpc, source.startHeight), rpc }
}

function serveContext(parts: Parts): ServeContext {
  const { config, log, db, offers, source, rpc, mediaUrl, tokens, head } = parts
  const want = wantFiles(db, Date.now)
  return {
    db,
    view: { prefix: config.addressPrefix, mediaUrl, tokens },
    networks: NETWORKS_OF[config.network],
    readOffer: (text) => offers.ask({ text, networks: NETWORKS_OF[config.network] }),
    log,
    broadcast: broadcast(),
    now: Date.now,
    moment: () => ({ seconds: Math.floor(Date.now() / 1000), height: head.tip?.height ?? 0 }),
    unspentCoins: (ids) => unspentCoins(rpc, ids),
    onWanted: (keys) => {
      want(keys).catch((error: unknown) => log.error('what is looked at cannot be put first', error))
    },
    standing: () => ({
      network: config.network,
      address_prefix: config.addressPrefix,
      source: source.kind,
      height: head.tip?.height ?? null,
      header_hash: head.tip?.hash ?? null,
      timestamp: toBlockTime(head.tip?.timestamp ?? null),
      peak_height: head.peak?.height ?? null,
      synced: head.peak !== undefined && head.peak.height === head.tip?.height,
    }),
  }
}

/** Starts what goes on by itself: following, fetching files, describing items, naming tokens. */
function startWork(parts: Parts, context: ServeContext, signal: AbortSignal) {
  const { config, log, db, files, images, source, tokens, run, head } = parts
  const describe = serialized(async () => {
    for (const id of await describeNfts(db)) await rankCollection(db, id)
  })
  const describeSoon = () => {
    describe().catch((error: unknown) => log.error('describing failed', error))
  }
  const writing = overlap(
    (step: Step) => readStep(step, run, () => performance.now()),
    async (step) => {
      const applied = await writeStep(db, step)
      head.tip = await loadTip(db)
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

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {})
}

function random(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
