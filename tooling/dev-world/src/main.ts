import { join } from 'node:path'
import { createNodeClient, DevnetError } from '@chiaroscuro/devnet'
import { runBots } from './bots/run-bots.js'
import { collections } from './content/collection.js'
import type { ContentStore } from './content/content-store.js'
import { openContentStore } from './content/content-store.js'
import { serveGateway } from './gateway/serve-gateway.js'
import { createAuctionHouse } from './market/auction-house.js'
import type { Market } from './market/market.js'
import { openMarket } from './market/market.js'
import { createOfferBoard } from './market/offer-board.js'
import { fundWallets } from './seed/fund-wallets.js'
import { openJournal } from './seed/journal.js'
import { pause } from './seed/pause.js'
import { seedAuctions } from './seed/seed-auctions.js'
import { seedPeople } from './seed/seed-people.js'
import { seedWorld } from './seed/seed-world.js'

/** Environment of this process: every name starts with WORLD_. */
function readEnv(env: NodeJS.ProcessEnv) {
  function count(name: string, fallback: number): number {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = Number(text)
    if (!Number.isSafeInteger(value) || value < 0)
      throw new DevnetError('invalid-request', `${name} must be a whole number`)
    return value
  }
  const hashes = (name: string) => (env[name] || '').split(',').filter((one) => /^[0-9a-f]{64}$/.test(one))
  return {
    dataDir: env.WORLD_DATA_DIR || undefined,
    nodeUrl: env.WORLD_NODE_URL || 'http://127.0.0.1:8555',
    apiUrl: env.WORLD_API_URL || undefined,
    identityUrl: env.WORLD_IDENTITY_URL || undefined,
    identityClient: env.WORLD_IDENTITY_CLIENT || undefined,
    wallets: hashes('WORLD_WALLETS'),
    purses: hashes('WORLD_PURSES'),
    gatewayPort: count('WORLD_GATEWAY_PORT', 0),
    seed: env.WORLD_SEED || '1',
    rounds: count('WORLD_ROUNDS', 260),
    listings: count('WORLD_LISTINGS', 120),
    bids: count('WORLD_BIDS', 40),
    botIntervalMs: count('WORLD_BOT_INTERVAL_MS', 9000),
    botPieces: count('WORLD_BOT_PIECES', 600),
  }
}

const labels = {
  art: `Drawing ${collections.length} collections`,
  market: 'Telling sixty days of trade',
  offers: 'Posting offers',
} as const

function say(message: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

function log(message: string): void {
  process.stderr.write(`world: ${message}\n`)
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}

/** Progress lines, a few a second at most; the last of each stage always. */
function makeProgress() {
  const last = new Map<string, number>()
  return (stage: keyof typeof labels, done: number, total: number) => {
    const now = performance.now()
    if (done < total && now - (last.get(stage) ?? -1000) < 200) return
    last.set(stage, now)
    say({ stage, label: labels[stage], done, total })
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}

async function untilAnswers<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = 100; ; wait = Math.min(wait * 1.5, 3000)) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !(error instanceof DevnetError) || error.code !== 'unreachable') throw error
      await pause(wait, signal)
    }
  }
}

type Config = ReturnType<typeof readEnv>

/** What is told about the seeding as it goes. */
interface Seeding {
  opened(market: Market): void
  /** Nothing is missing that visitors could see; may be told more than once. */
  done(): void
}

/** Opens the market and tells its history; undefined once the signal says to stop. */
async function seedOnce(config: Config, store: ContentStore, signal: AbortSignal, tell: Seeding) {
  const node = createNodeClient({ url: config.nodeUrl })
  const { seed } = config
  const market = await untilAnswers(
    () => openMarket({ node, store, seed, collections, collectorCount: 12 }),
    signal,
  )
  tell.opened(market)
  const peak = await node.peak()
  const journal = openJournal(config.dataDir, {
    genesis: await node.headerHashAt(0),
    startTime: Math.max(peak.timestamp + 1, now() - 60 * 86_400),
    endTime: now(),
  })
  if (journal.state.next === 0 && !journal.state.pending && peak.height > 1)
    log('this chain has blocks that this journal did not tell; the history goes on after them')
  const board = config.apiUrl === undefined ? undefined : createOfferBoard(config.apiUrl)
  const { rounds, listings, bids } = config
  const open = { listings, bids }
  if (journal.state.seeded && journal.state.introduced) {
    tell.done()
    // Who holds what is for the bots alone to know.
    if (config.botIntervalMs === 0) {
      market.tokens.push(...journal.state.tokens)
      await node.resumeFarming()
      return { market, journal, board }
    }
  }
  await seedWorld({ market, journal, board, rounds, open, now, progress: makeProgress(), log, signal })
  const { apiUrl, identityUrl, identityClient, wallets, purses } = config
  await fundWallets({ market, journal, wallets, purses, log, signal })
  if (apiUrl && identityUrl && identityClient && !journal.state.introduced && !signal.aborted) {
    const identity = { url: identityUrl, clientId: identityClient }
    journal.save({ introduced: await seedPeople({ market, apiUrl, identity, log, signal }) })
  }
  if (!signal.aborted) tell.done()
  const house = apiUrl === undefined ? undefined : createAuctionHouse(apiUrl)
  if (apiUrl && house && board && !signal.aborted) {
    const identity =
      identityUrl && identityClient ? { url: identityUrl, clientId: identityClient } : undefined
    await seedAuctions({ market, journal, board, house, apiUrl, identity, now, log, signal })
  }
  return { market, journal, board, house }
}

/** Seeds through a node's absences: the journal knows where to go on, the ledger is read anew. */
async function seedThrough(config: Config, store: ContentStore, signal: AbortSignal, tell: Seeding) {
  for (;;) {
    try {
      return await seedOnce(config, store, signal, tell)
    } catch (error) {
      if (signal.aborted || !(error instanceof DevnetError) || error.code !== 'unreachable') throw error
      log(`${error.message}; trying again`)
      await pause(1000, signal)
    }
  }
}

async function main(signal: AbortSignal): Promise<void> {
  const config = readEnv(process.env)
  const store = openContentStore(config.dataDir === undefined ? undefined : join(config.dataDir, 'content'))
  let shown: Market | undefined
  const gateway = await serveGateway({ store, port: config.gatewayPort, tokens: () => shown?.tokens ?? [] })
  say({ ready: true, gateway: gateway.url, tokens: `${gateway.url}/tokens.json` })
  const { market, journal, board, house } = await seedThrough(config, store, signal, {
    opened(market) {
      shown = market
    },
    done: () => say({ seeded: true }),
  })
  if (signal.aborted) return
  const { botIntervalMs: intervalMs, botPieces: mostPieces } = config
  if (intervalMs > 0 && board && house)
    await runBots({ market, journal, board, house, intervalMs, mostPieces, now, log, signal })
}

const stopping = new AbortController()

function stop(): void {
  stopping.abort()
  // Every step is journalled before it is taken, so there is nothing to wait for.
  process.exit(0)
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The parent holds the other end: when it dies, however it dies, the pipe closes and so do we.
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
process.stdout.on('error', stop)
main(stopping.signal).catch((error: unknown) => {
  log(describe(error))
  process.exit(1)
})
