import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDevWorld, type DevWorld, fund } from '@chiaroscuro/dev-world'
import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { deriveUnhardened, deriveWalletKey, masterKeyOf, publicKeyOf } from '@chiaroscuro/domain/signature'
import { quantile } from './quantile.js'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, type Service, startApi, stopped } from './service.js'
import { startTokenPool, type TokenPool } from './token-pool.js'

const MINTER = resolve(import.meta.dirname, '../../../apps/api/dist/minter.js')
const DESK_TOKEN = 'a desk of a bench, and of nothing else'
const MASTER = masterKeyOf(new Uint8Array(32).fill(9))
const TREASURY = publicKeyOf(
  [12381, 8444, 2].reduce(deriveUnhardened, masterKeyOf(new Uint8Array(32).fill(8))),
)
const TARGET = formatAddress(asHex32('ab'.repeat(32)), 'txch')
const OPS_PORT = 48_323

/** Customers, and how often each asks for a piece once the last is in a block. */
const CUSTOMERS = 4
const ROUNDS = 20
/** Asked by one of them without waiting for blocks, so many at once: a DID mints once a block. */
const HASTY = 20
const GOAL_MS = 1500
/** Ordered at once, and what a block shall hold of them. */
const AN_ORDER = 100
const A_BLOCK = 25
const BLOCK_MS = 3000
const PATIENCE_MS = 600_000

interface Bench {
  readonly world: DevWorld
  readonly api: Service
  readonly token: (customer: string) => string
  readonly timer: () => number
}

/** The minting API as programs use it: how soon an id or an offer is there, and how many a block holds while much waits. */
export async function benchMinting(options: {
  postgresUrl: string | undefined
  pieces: number
  clock: () => number
  timer: () => number
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, pieces, clock, timer } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  return inDatabase(postgresUrl, 'bench_minting', async (database) => {
    const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
    const world = await createDevWorld({ seed: 'empty', clock })
    const pool = await startTokenPool()
    const api = await startApi(['follow', 'serve'], database, scratch, apiSettings(world, pool, pieces))
    const minter = startMinter(world)
    const stop = new AbortController()
    const blocks = farmed(world, stop.signal)
    const bench = { world, api, token: (customer: string) => pool.token(customer, clock()), timer }
    try {
      const profiles = await opened(bench)
      return report([...(await soonness(bench, profiles)), await sustained(bench, pieces)])
    } finally {
      stop.abort()
      await blocks
      await stopped(minter, 'SIGTERM')
      await api.stop()
      pool.close()
      await world.close()
      rmSync(scratch, { recursive: true, force: true })
    }
  })
}

function apiSettings({ rpc }: DevWorld, pool: TokenPool, pieces: number): Record<string, string> {
  return {
    ...{ NETWORK: 'devnet', NODE_RPC_URL: rpc.url, OPS_PORT: String(OPS_PORT) },
    ...{ USER_POOL_ID: pool.id, USER_POOL_CLIENT_ID: pool.clientId, USER_POOL_ENDPOINT: pool.url },
    ...{ MINTER_TOKEN: DESK_TOKEN, MINTING_PUBLIC_KEY: Buffer.from(TREASURY).toString('hex') },
    ...{ MINTING_GIVEN_CREDITS: String(pieces + ROUNDS + HASTY + 1), MINTING_PIECES_PER_DAY: '1000000' },
    ...{ RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_PER_KEY: '0' },
  }
}

function startMinter({ rpc }: DevWorld): ChildProcess {
  return spawn(process.execPath, [MINTER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NETWORK: 'devnet', NODE_RPC_URL: rpc.url },
      ...{ MINTER_DESK_URL: `http://127.0.0.1:${OPS_PORT}`, MINTER_TOKEN: DESK_TOKEN },
      MINTER_SECRET: Buffer.from(MASTER).toString('hex'),
    },
  })
}

/** A block every so often, until it is stopped. */
async function farmed(world: DevWorld, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(BLOCK_MS, undefined, { signal }).catch(() => {})
    await world.farm()
  }
}

const NAMES = Array.from({ length: CUSTOMERS }, (_, at) => `customer-${at}`)
const [FIRST = ''] = NAMES

/** Gives the minter its money and each customer a profile; those profiles, by the customer. */
async function opened(bench: Bench): Promise<ReadonlyMap<string, string>> {
  const { market, node } = bench.world
  const actor = { key: { puzzleHash: Buffer.from(deriveWalletKey(MASTER, 0).puzzleHash, 'hex') } }
  await node.push(await fund(market, [{ actor, amount: 100_000_000_000n, coins: 8 }]))
  for (const [at, name] of NAMES.entries()) {
    await ask(bench, name, 'POST', '/v2/minting/account')
    await ask(bench, name, 'POST', '/v2/mints', { mints: [pieceOf(900_000 + at)] })
  }
  await settled(bench)
  const profiles = NAMES.map(async (name) => {
    const { profile } = await ask(bench, name, 'GET', '/v2/minting/account')
    return [name, textOf(record(profile).encoded_id)] as const
  })
  return new Map(await Promise.all(profiles))
}

/** From the request to the id, or for every other one to the offer. */
async function soonness(bench: Bench, profiles: ReadonlyMap<string, string>): Promise<Line[]> {
  let next = 1_000_000
  const timed = async (customer: string) => {
    const { royalty_basis_points: _, ...piece } = pieceOf(next++)
    const price = next % 2 === 0 ? {} : { requested_mojos: 1000, reserve_for_seconds: 3600 }
    const started = bench.timer()
    const minted = await ask(bench, customer, 'POST', '/mint/dynamic', {
      ...{ ...piece, ...price, profile_id: profiles.get(customer), royalty_percentage: 5 },
    })
    textOf(minted.nft_id)
    return bench.timer() - started
  }
  const patient: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    patient.push(...(await Promise.all(NAMES.map(timed))))
    await settled(bench)
  }
  const hasty = await Promise.all(Array.from({ length: HASTY }, () => timed(FIRST)))
  const p95 = quantile(patient, 0.95)
  return [
    line(
      `request to id or offer, ${CUSTOMERS} customers at once whose last piece is in a block: p50 ${count(quantile(patient, 0.5))} ms, p95 ${count(p95)} ms`,
      p95 <= GOAL_MS,
      `p95 at most ${count(GOAL_MS)} ms`,
    ),
    line(
      `the same of one who asks for ${HASTY} at once, with a block every ${BLOCK_MS / 1000} s: p50 ${count(quantile(hasty, 0.5))} ms, p95 ${count(quantile(hasty, 0.95))} ms`,
      true,
      'told',
    ),
  ]
}

/** Orders everything at once; how many came into each block from the first that held some to the last. */
async function sustained(bench: Bench, pieces: number): Promise<Line> {
  await settled(bench)
  const orders = new Set<unknown>()
  for (let from = 1; from <= pieces; from += AN_ORDER) {
    const mints = Array.from({ length: Math.min(AN_ORDER, pieces - from + 1) }, (_, i) => pieceOf(from + i))
    orders.add((await ask(bench, FIRST, 'POST', '/v2/mints', { mints })).order)
  }
  await settled(bench)
  const heights = (await requestsOf(bench, FIRST)).flatMap(({ order, height }) =>
    orders.has(order) && typeof height === 'number' ? [height] : [],
  )
  if (heights.length !== pieces) throw new Error(`${heights.length} pieces were minted`)
  const perBlock = pieces / (Math.max(...heights) - Math.min(...heights) + 1)
  return line(
    `${count(pieces)} pieces of one customer ordered at once: ${perBlock.toFixed(1)} a block, a block every ${BLOCK_MS / 1000} s`,
    perBlock >= A_BLOCK,
    `at least ${A_BLOCK} a block`,
  )
}

async function requestsOf(bench: Bench, customer: string) {
  const found: Record<string, unknown>[] = []
  for (let page = ''; ; ) {
    const { items, next } = await ask(bench, customer, 'GET', `/v2/mint-requests?size=100${page}`)
    if (!Array.isArray(items)) throw new Error('an answer of another shape')
    found.push(...items.map(record))
    if (items.length < 100) return found
    page = `&page=${encodeURIComponent(textOf(next))}`
  }
}

/** Waits until all that was ordered is in a block. */
function settled(bench: Bench): Promise<void> {
  return until(bench, async () => {
    const all = await Promise.all(NAMES.map((name) => requestsOf(bench, name)))
    return all.flat().every(({ height }) => typeof height === 'number')
  })
}

async function until(bench: Bench, is: () => Promise<boolean>): Promise<void> {
  const end = bench.timer() + PATIENCE_MS
  while (!(await is())) {
    if (bench.timer() > end) throw new Error('the minter does not come to an end')
    await wait(100)
  }
}

function pieceOf(number: number) {
  const hash = (salt: number) => (number * 16 + salt).toString(16).padStart(64, '0')
  return {
    metadata: {
      ...{ data_hash: hash(1), data_uris: [`https://files.example.org/${number}.png`] },
      ...{ metadata_hash: hash(2), metadata_uris: [`https://files.example.org/${number}.json`] },
    },
    ...{ royalty_address: TARGET, royalty_basis_points: 500, target_address: TARGET },
  }
}

async function ask(
  { api, token }: Bench,
  customer: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) {
  const answer = await fetch(api.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token(customer)}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return record(await answer.json())
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('an answer of another shape')
  return { ...value }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('an answer of another shape')
  return value
}
