import { join } from 'node:path'
import { type ApiClient, apiClient, call } from '@chiaroscuro/api-client'
import { getStatus, listNfts, type Status } from '@chiaroscuro/contract/operation'
import { createDevWorld, type DevWorld, type WorldSeed } from '@chiaroscuro/dev-world'
import type { Config } from '../../src/config/config.js'
import { startApi } from '../../src/context.js'
import { jsonLog } from '../../src/serve/log.js'
import { EMBEDDED, openOwnDatabase, openScratch, type Scratch, sharedContent } from './scratch.js'
import { until } from './until.js'

/** The API in this process, over HTTP. */
export interface RunningApi {
  readonly url: string
  readonly mediaUrl: string
  readonly opsUrl: string
  readonly client: ApiClient
  /** Lines the service logged. */
  readonly lines: readonly string[]
  status(): Promise<Status>
  close(): Promise<void>
}

/** A world of its own and the API that follows it. */
export interface Product extends RunningApi {
  readonly world: DevWorld
  readonly scratch: Scratch
  readonly config: Config
  /** Waits until the chain's newest block is shown, whatever of its files was tried. */
  followed(): Promise<Status>
  /** Waits until everything the chain holds is shown, every file was tried and all but `unnamed` items are ranked. */
  settled(unnamed?: number): Promise<Status>
  /** Stops the API alone; the world goes on. */
  stopApi(): Promise<void>
}

/** Settings of a service that tests start; whatever is given replaces these. */
export function testConfig(scratch: Scratch, source: Config['source']): Config {
  return {
    roles: ['follow', 'serve', 'media'],
    databaseUrl: EMBEDDED,
    source,
    network: 'devnet',
    addressPrefix: 'txch',
    api: { host: '127.0.0.1', port: 0, publicUrl: undefined },
    serving: {
      proxies: [],
      exempt: ['127.0.0.1'],
      perMinute: { address: 600, member: 3000 },
      redisUrl: undefined,
      replicaUrls: [],
      answerMs: 20_000,
      drainMs: 1000,
    },
    identity: undefined,
    siteDomain: 'localhost:8800',
    siteUrl: 'http://localhost:8800',
    snapshotSecret: '5'.repeat(64),
    premium: undefined,
    minting: undefined,
    social: { discord: undefined, twitter: undefined },
    mail: undefined,
    push: undefined,
    ops: { host: '127.0.0.1', port: 0 },
    media: {
      host: '127.0.0.1',
      port: 0,
      publicUrl: undefined,
      folder: join(scratch.folder, 'media'),
      s3: undefined,
      ipfsFolder: undefined,
      gateways: [],
      privateHosts: [],
      maxBytes: 4 * 1024 * 1024,
      uploadMaxBytes: 1024 * 1024,
      timeoutMs: 5000,
    },
    webhookHosts: [],
    webhookSecrets: ['what webhooks of tests are sealed by'],
    tokensUrl: undefined,
    pollMs: 50,
  }
}

export async function runApi(config: Config, scratch: Scratch): Promise<RunningApi> {
  const lines: string[] = []
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date(),
  )
  const running = await startApi(config, { ...scratch, imageChild: scratch.rememberingImageChild }, log)
  const client = apiClient({ root: running.apiUrl, retry: { attempts: 1, delay: () => 0 } })
  return {
    url: running.apiUrl,
    mediaUrl: running.mediaUrl,
    opsUrl: running.opsUrl,
    client,
    lines,
    status: () => call(client, getStatus, {}),
    close: running.close,
  }
}

/** Starts a seeded world and the API on it. `more` may change settings once the world is there. */
export async function startProduct(
  seed: WorldSeed,
  databaseUrl = EMBEDDED,
  more: (config: Config) => Config = (config) => config,
): Promise<Product> {
  const scratch = await openScratch()
  const database = await openOwnDatabase(databaseUrl)
  const world = await createDevWorld({ seed, clock: Date.now, contentDir: sharedContent })
  const source = {
    kind: 'node',
    url: world.rpc.url,
    cert: undefined,
    key: undefined,
    startHeight: 0,
  } as const
  const base = testConfig(scratch, source)
  const config = more({
    ...base,
    databaseUrl: database.url,
    webhookHosts: [],
    tokensUrl: `${world.gateway.url}/tokens.json`,
    media: {
      ...base.media,
      gateways: [world.gateway.url],
      privateHosts: [new URL(world.gateway.url).host],
    },
  })
  const api = await runApi(config, scratch)
  let stopped: Promise<void> | undefined
  const stopApi = () => {
    stopped ??= api.close()
    return stopped
  }
  return {
    ...api,
    stopApi,
    world,
    scratch,
    config,
    followed: () =>
      until('the index has not caught up', async () => {
        const status = await api.status()
        return isAtPeak(status, world) ? status : undefined
      }),
    settled: (unnamed = 0) => settledAt(api, world, unnamed),
    async close() {
      await stopApi()
      await world.close()
      await database.drop()
      scratch.remove()
    },
  }
}

function settledAt(api: RunningApi, world: DevWorld, unnamed: number): Promise<Status> {
  return until('not everything is shown', async () => {
    const status = await api.status()
    if (!isAtPeak(status, world) || status.pending_media > 0) return undefined
    const { items } = await call(api.client, listNfts, { size: 100 })
    return items.filter(({ openrarity_rank }) => openrarity_rank === null).length <= unnamed
      ? status
      : undefined
  })
}

function isAtPeak({ header_hash }: Status, { devnet }: DevWorld): boolean {
  return header_hash === devnet.peak.headerHash
}
