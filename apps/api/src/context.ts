import { randomBytes } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import type { NetworkName } from '@chiaroscuro/domain/signature'
import { snapshotKeyOf } from '@chiaroscuro/domain/snapshot'
import { forgetOtherReading } from './apply/chain-state.js'
import { archiveSource } from './archive/archive-source.js'
import { makeAuctions } from './auction/keep-auctions.js'
import { type Config, isEmbedded, type Role } from './config/config.js'
import type { BlockSource } from './follow/source.js'
import { makeItems } from './item/keep-items.js'
import { imagePool } from './media/image-pool.js'
import { openFileStore } from './media/open-file-store.js'
import { mediaOrigin } from './media/origin.js'
import { ARRIVAL_MS } from './media/take-upload.js'
import { wantFiles } from './media/want-files.js'
import { deskRoutes } from './mint-service/desk-routes.js'
import { DESK_PATH } from './mint-service/protocol.js'
import { type NodeRpc, nodeRpc } from './node-rpc/client.js'
import { coinStates } from './node-rpc/coin-states.js'
import { mutualTlsFetch } from './node-rpc/mutual-tls.js'
import { nodeSource } from './node-rpc/node-source.js'
import { unspentCoins } from './node-rpc/unspent-coins.js'
import { metrics } from './ops/metrics.js'
import { lagOf, opsContext } from './ops/ops-context.js'
import { opsRouter } from './ops/ops-router.js'
import { tellChange } from './outbox/tell.js'
import type { Head, Parts } from './parts.js'
import { loadTip } from './query/block-rows.js'
import { cardChangesSince } from './query/card-changes.js'
import { pendingFiles } from './query/pending-files.js'
import { threadReader } from './read/thread-reader.js'
import { offerPool } from './sandbox/offer-pool.js'
import { cardShelf } from './serve/card-shelf.js'
import { keptAnswers } from './serve/kept-answers.js'
import { LINE_RULES, line } from './serve/line.js'
import { listenOn } from './serve/listen.js'
import type { Log } from './serve/log.js'
import { type Front, openFront } from './serve/open-front.js'
import { peopleShelf } from './serve/people-shelf.js'
import { revisionReader } from './serve/revision.js'
import { roomOf } from './serve/room.js'
import { router, type ServeContext } from './serve/router.js'
import type { Telling } from './serve/told-shelf.js'
import { startWork } from './start-work.js'
import { type Database, openDatabase } from './store/database.js'
import { newsStream } from './stream/news-stream.js'
import { toBlockTime } from './view/common.js'
import type { ViewContext } from './view/view-context.js'
import { sealer } from './webhook/seal.js'
import { sealSecrets } from './webhook/seal-secrets.js'

/** Files beside the bundle that the service needs. */
export interface Assets {
  readonly migrations: string
  readonly imageChild: string
  readonly offerChild: string
  readonly readingThread: string
}

export interface Running {
  readonly apiUrl: string
  readonly mediaUrl: string
  readonly opsUrl: string
  close(): Promise<void>
}

/** What of this process's memory cards take, of some of which most lists are made, and answers as they were given. */
const CARDS_SHARE = 1 / 12
const ANSWERS_SHARE = 1 / 16
/** As many as may wait at once; Node warns of a leak from ten on. */
const LOOPS = 40

/** Whose signatures are taken on each network; there has been more than one test network. */
const NETWORKS_OF = {
  mainnet: ['mainnet'],
  testnet: ['testnet11', 'testnet10'],
  devnet: ['simulator0'],
} as const satisfies Record<Config['network'], readonly NetworkName[]>

/** Starts everything the API is made of in this process: follow, media, jobs, serve. */
export async function startApi(config: Config, assets: Assets, log: Log): Promise<Running> {
  const { db, aside, close: closeDatabase } = await openDatabase(config.databaseUrl, assets.migrations)
  const does = (role: Role) => config.roles.includes(role)
  if (does('follow') && (await forgetOtherReading(db)))
    log.info('the chain is read anew: this version keeps more of it')
  const stop = new AbortController()
  // Everything that goes on by itself waits for it.
  setMaxListeners(LOOPS, stop.signal)
  const files = openFileStore(config.media)
  const images = imagePool(assets.imageChild)
  // Pictures that visitors wait for do not stand in line with those that strangers made.
  const avifs = imagePool(assets.imageChild)
  const offers = offerPool(assets.offerChild)
  const reader = threadReader(assets.readingThread)
  let mediaUrl = config.media.publicUrl ?? `http://${config.media.host}:${config.media.port}`
  const origin = mediaOrigin({ db, files, images: avifs, rootUrl: () => mediaUrl, now: Date.now })
  const media = does('media')
    ? await listenOn(origin, config.media.host, config.media.port, ARRIVAL_MS)
    : undefined
  mediaUrl = config.media.publicUrl ?? media?.url ?? mediaUrl
  const { source, rpc } = openSource(config, log)
  const head: Head = { tip: await loadTip(db), peak: undefined, caughtUpAt: undefined }
  const parts: Parts = {
    config,
    log,
    db,
    aside,
    files,
    images,
    offers,
    reader,
    source,
    rpc,
    mediaUrl,
    tokens: new Map(),
    pending: { offers: new Set() },
    run: nodeClvmRunner(),
    head,
    metrics: metrics({
      height: () => head.tip?.height ?? null,
      lag: () => lagOf(head, Date.now()),
      pendingFiles: () => pendingFiles(db),
    }),
  }
  let draining = false
  const front = openFront(config, db, log, () => head.tip?.height)
  const context = serveContext(parts, front, () => draining)
  const server = does('serve') ? await listenOn(router(context), config.api.host, config.api.port) : undefined
  const ops = await listenOn(opsOf(parts, assets), config.ops.host, config.ops.port)
  if (does('follow')) {
    await makeItems(db, context.moment())
    await makeAuctions(db, context.moment())
    const sealed = context.sealer ? await sealSecrets(db, context.sealer) : 0
    if (sealed > 0) log.info('secrets of webhooks are sealed', { count: sealed })
  }
  const { prepare, working } = startWork(parts, context, stop.signal)
  await prepare()
  return {
    apiUrl: config.api.publicUrl ?? server?.url ?? '',
    mediaUrl,
    opsUrl: ops.url,
    async close() {
      draining = true
      await server?.drain(config.serving.drainMs)
      stop.abort()
      images.close()
      avifs.close()
      offers.close()
      await Promise.all([server?.close(), media?.close(), ops.close()])
      await Promise.allSettled([...working, context.news.close(), reader.close(), front.close()])
      await closeDatabase()
    },
  }
}

/** What those who run it ask, and the desk that the minter works at. */
function opsOf(parts: Parts, { migrations }: Assets) {
  const app = opsRouter(opsContext(parts, migrations))
  const { config, db, log } = parts
  if (config.minting) {
    const { deskToken: token } = config.minting
    app.route(DESK_PATH, deskRoutes({ db, log, token, now: Date.now, random: randomBytes }))
  }
  return app
}

/** The source of blocks that the settings name, and its RPC where it has one. */
export function openSource({ source }: Config, log: Log): { source: BlockSource; rpc: NodeRpc | undefined } {
  if (source.kind === 'archive') return { source: archiveSource(source.folder, log), rpc: undefined }
  const fetch = source.cert && source.key ? mutualTlsFetch(source.cert, source.key) : undefined
  const rpc = nodeRpc(source.url, fetch)
  return { source: nodeSource(rpc, source.startHeight), rpc }
}

/** A proxy between us and a listener takes a silent connection for a dead one. */
const HEARTBEAT_MS = 15_000

function serveContext(parts: Parts, front: Front, isDraining: () => boolean): ServeContext {
  const { config, log, db, aside, files, offers, source, rpc, mediaUrl, tokens, head } = parts
  const want = wantFiles(db, Date.now)
  const revision = revisionReader(Date.now)
  const view: ViewContext = {
    prefix: config.addressPrefix,
    mediaUrl,
    tokens,
    pendingOffers: () => parts.pending.offers,
  }
  const moment = () => ({ seconds: Math.floor(Date.now() / 1000), height: head.tip?.height ?? 0 })
  const news = newsStream({
    db,
    view,
    moment,
    heartbeatMs: HEARTBEAT_MS,
    onError: (error) => log.error('news cannot be read', error),
  })
  const onChanged = () => {
    revision.forget()
    news.changed()
  }
  /** What is asked of the primary all the time waits for nobody. */
  const atOnce = (from: Database) => (from === db ? aside : from)
  /** What is known beside the time. */
  const answerState = async (from: Database) => ({
    height: head.tip?.height ?? 0,
    stateHash: head.tip?.stateHash ?? '',
    revision: await revision.read(atOnce(from)),
    memory: [...parts.pending.offers].sort().join(),
  })
  const telling: Telling = {
    revision: (from) => revision.read(atOnce(from)),
    since: (from, mark) => cardChangesSince(atOnce(from), mark),
    moment,
  }
  return {
    ...front,
    db,
    files,
    isDraining,
    publicUrl: config.api.publicUrl,
    answerMs: config.serving.answerMs,
    line: line(LINE_RULES, Date.now),
    kept: keptAnswers(Date.now, roomOf(ANSWERS_SHARE)),
    onWritten(isShown) {
      revision.forget()
      if (!isShown) return
      // Where others share the database, all of them hear of it from there: this process, too.
      if (isEmbedded(config.databaseUrl)) news.changed()
      else tellChange(aside).catch((error: unknown) => log.error('a change cannot be told', error))
    },
    onChanged,
    answerState: async (from) => ({ ...(await answerState(from)), seconds: Math.floor(Date.now() / 1000) }),
    cards: cardShelf(telling, roomOf(CARDS_SHARE)),
    people: peopleShelf(telling),
    view,
    networks: NETWORKS_OF[config.network],
    readOffer: (text) => offers.read({ text, networks: NETWORKS_OF[config.network] }),
    joinOffers: (texts) => offers.join({ join: texts }),
    log,
    news,
    metrics: parts.metrics,
    privateHosts: config.webhookHosts,
    uploads: { rootUrl: mediaUrl, maxBytes: config.media.uploadMaxBytes },
    siteDomain: config.siteDomain,
    siteUrl: config.siteUrl,
    social: config.social,
    snapshotKey: config.snapshotSecret === undefined ? undefined : snapshotKeyOf(config.snapshotSecret),
    sendsMail: config.mail !== undefined,
    push: config.push,
    sealer: sealer(config.webhookSecrets, randomBytes),
    premium: config.premium,
    minting: config.minting,
    perMinute: config.serving.perMinute.member,
    network: config.network,
    random: (bytes) => randomBytes(bytes),
    isReady: () => head.tip !== undefined,
    now: Date.now,
    moment,
    onPublished: news.poke,
    unspentCoins: (ids) => unspentCoins(rpc, ids),
    coinStates: async (ids, signal) => rpc && coinStates(rpc, ids, signal),
    blockSpends: async (hash, signal) => (await source.byHash(hash, signal)).spends,
    reckonFee: offers.fee,
    run: parts.run,
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
