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

/** Asked one after the other by each of so many. */
const ASKED = 120
const AT_ONCE = 4
const GOAL_MS = 1500
/** Ordered at once, and what a block shall hold of them. */
const AN_ORDER = 100
const A_BLOCK = 25
const BLOCK_MS = 3000
const PATIENCE_MS = 600_000

interface Bench {
  readonly world: DevWorld
  readonly api: Service
  readonly token: () => string
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
    const bench = { world, api, token: () => pool.token('ann', clock()), timer }
    try {
      const profile = await opened(bench)
      const soon = await soonness(bench, profile)
      return report([soon, await sustained(bench, pieces)])
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
    ...{ MINTING_GIVEN_CREDITS: String(pieces + ASKED + 1), MINTING_PIECES_PER_DAY: '1000000' },
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

/** Gives the minter its money and the customer a profile; that profile. */
async function opened(bench: Bench): Promise<string> {
  const { market, node } = bench.world
  const actor = { key: { puzzleHash: Buffer.from(deriveWalletKey(MASTER, 0).puzzleHash, 'hex') } }
  await node.push(await fund(market, [{ actor, amount: 100_000_000_000n, coins: 8 }]))
  await ask(bench, 'POST', '/v2/minting/account')
  await ask(bench, 'POST', '/v2/mints', { mints: [pieceOf(0)] })
  await until(bench, async () => (await waiting(bench)) === 0)
  const { profile } = await ask(bench, 'GET', '/v2/minting/account')
  return textOf(record(profile).encoded_id)
}

/** From the request to the id, or for every other one to the offer. */
async function soonness(bench: Bench, profile: string): Promise<Line> {
  const times: number[] = []
  let next = 0
  const customer = async () => {
    while (next < ASKED) {
      const number = 1_000_000 + next++
      const { royalty_basis_points: _, ...piece } = pieceOf(number)
      const price = number % 2 === 0 ? {} : { requested_mojos: 1000, reserve_for_seconds: 3600 }
      const started = bench.timer()
      const minted = await ask(bench, 'POST', '/mint/dynamic', {
        ...{ ...piece, ...price, profile_id: profile, royalty_percentage: 5 },
      })
      textOf(minted.nft_id)
      times.push(bench.timer() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, customer))
  const p95 = quantile(times, 0.95)
  return line(
    `request to id or offer, ${count(ASKED)} by ${AT_ONCE} at once: p50 ${count(quantile(times, 0.5))} ms, p95 ${count(p95)} ms`,
    p95 <= GOAL_MS,
    `p95 at most ${count(GOAL_MS)} ms`,
  )
}

/** Orders everything, and counts the blocks until all of it is minted. */
async function sustained(bench: Bench, pieces: number): Promise<Line> {
  await until(bench, async () => (await waiting(bench)) === 0)
  for (let from = 1; from <= pieces; from += AN_ORDER) {
    const mints = Array.from({ length: Math.min(AN_ORDER, pieces - from + 1) }, (_, i) => pieceOf(from + i))
    await ask(bench, 'POST', '/v2/mints', { mints })
  }
  const { height: first } = await bench.world.node.peak()
  const started = bench.timer()
  await until(bench, async () => (await waiting(bench)) === 0)
  const { height: last } = await bench.world.node.peak()
  const perBlock = pieces / (last - first)
  return line(
    `${count(pieces)} pieces ordered at once: ${perBlock.toFixed(1)} a block, ${(pieces / ((bench.timer() - started) / 1000)).toFixed(1)} a second`,
    perBlock >= A_BLOCK,
    `at least ${A_BLOCK} a block`,
  )
}

/** How many of what was ordered are in no block yet. */
async function waiting(bench: Bench): Promise<number> {
  const said = await ask(bench, 'GET', '/v2/minting')
  if (typeof said.waiting !== 'number') throw new Error('the API does not say how much waits')
  return said.waiting
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

async function ask({ api, token }: Bench, method: string, path: string, body?: object) {
  const answer = await fetch(api.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token()}`,
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
