import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Block, openDatabase, readStep, writeStep } from '@chiaroscuro/api/engine'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import pg from 'pg'
import { devnetBlocks } from './bench-spends.js'
import { quantile } from './quantile.js'
import { count, type Line, line, report } from './report-line.js'
import { inDatabase, MIGRATIONS, type Service, startServing } from './service.js'
import { milled, templatesOf } from './spend-mill.js'
import { type Listener, listener } from './stream-listener.js'

const LISTENERS = 1000
const GOAL_MS = 100
/** A block every so often, far more often than any chain: milliseconds. */
const BLOCK_EVERY_MS = 500
const BLOCKS = 60
/** Blocks that are there before anybody listens: a service that runs has told of some. */
const EARLIER = 20
const TRUNK = EARLIER + BLOCKS
const REORG = 5
const PORT = 48_317

/** When each number was in the store: milliseconds of the process's clock. */
type Told = { readonly last: number; readonly at: number }[]

/** Everybody hears everything once and in order, across a reorg and a restart of the server, and soon. */
export async function benchStream(options: {
  postgresUrl: string | undefined
  clock: () => number
}): Promise<{ text: string; reached: boolean }> {
  const { postgresUrl, clock } = options
  if (!postgresUrl) return { text: '  PostgreSQL is not to be had here.\n', reached: false }
  const blocks = await newBlocks(clock)
  return inDatabase(postgresUrl, 'bench_stream', async (url) => {
    const { db, close } = await openDatabase(url, MIGRATIONS)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
    const start = () => startServing(url, scratch, { API_PORT: String(PORT), DRAIN_TIMEOUT_MS: '200' })
    const told: Told = []
    const run = nodeClvmRunner()
    const write = async (dropAbove: number | undefined, some: readonly Block[]) => {
      const step = await readStep({ dropAbove, blocks: [...some] }, run, () => performance.now())
      await writeStep(db, step, { nowMs: clock(), aboveHeight: -1 })
      const at = performance.now()
      const { rows } = await client.query<{ last: string }>('select max(sequence) as last from outbox')
      told.push({ last: Number(rows[0]?.last ?? 0), at })
    }
    for (const block of blocks.slice(0, EARLIER)) await write(undefined, [block])
    const before = told.at(-1)?.last ?? 0
    let api: Service = await start()
    const listeners = Array.from({ length: LISTENERS }, () => listener(api.url))
    try {
      await Promise.all(listeners.map((one) => one.listening))
      for (const block of blocks.slice(EARLIER, TRUNK)) {
        await write(undefined, [block])
        await wait(BLOCK_EVERY_MS)
      }
      const heard = told.at(-1)?.last ?? 0
      await everybody(listeners, heard)
      const latencies = latenciesOf(listeners, told)
      const fork = blocks[TRUNK - 1 - REORG]
      await write(fork?.height, blocks.slice(TRUNK, TRUNK + REORG))
      await api.stop()
      await write(undefined, blocks.slice(TRUNK + REORG, TRUNK + REORG + 3))
      api = await start()
      await write(undefined, blocks.slice(TRUNK + REORG + 3))
      const last = told.at(-1)?.last ?? 0
      await everybody(listeners, last)
      const { rows } = await client.query<{ sequence: string }>(
        'select sequence from outbox where not retracted and sequence > $1 order by 1',
        [before],
      )
      return report(
        lines(
          listeners,
          rows.map(({ sequence }) => Number(sequence)),
          last - before,
          latencies,
        ),
      )
    } finally {
      for (const one of listeners) one.stop()
      await api.stop()
      await client.end()
      await close()
      rmSync(scratch, { recursive: true, force: true })
    }
  })
}

function lines(
  listeners: readonly Listener[],
  standing: readonly number[],
  last: number,
  latencies: readonly number[],
): Line[] {
  const wrong = listeners.filter(
    ({ heard }) =>
      !isWhole(
        heard.map(({ id }) => id),
        standing,
      ),
  )
  const p95 = quantile(latencies, 0.95)
  return [
    line(
      `${count(listeners.length)} listeners, ${count(last)} messages, across a reorg of ${REORG} blocks and a restart: ${count(wrong.length)} missed one, heard one twice or out of order`,
      wrong.length === 0,
      'none',
    ),
    line(
      `from the store to a listener: p50 ${quantile(latencies, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms over ${count(latencies.length)} messages heard`,
      p95 <= GOAL_MS,
      `p95 at most ${GOAL_MS} ms`,
    ),
  ]
}

/** In order, none twice, and every number that still stands. What was taken back may have been heard before. */
function isWhole(ids: readonly number[], standing: readonly number[]): boolean {
  const heard = new Set(ids)
  return ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0)) && standing.every((id) => heard.has(id))
}

function latenciesOf(listeners: readonly Listener[], told: Told): number[] {
  const found: number[] = []
  for (const { heard } of listeners) {
    let step = 0
    for (const { id, at } of heard) {
      while ((told[step]?.last ?? Number.POSITIVE_INFINITY) < id) step++
      found.push(Math.max(0, at - (told[step]?.at ?? at)))
    }
  }
  return found
}

const PATIENCE_MS = 60_000

async function everybody(listeners: readonly Listener[], last: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (listeners.some(({ heard }) => (heard.at(-1)?.id ?? 0) < last)) {
    if (performance.now() > until) return
    await wait(20)
  }
}

/** A chain with a fork: `TRUNK` blocks, then others for its last `REORG`, then some more. */
async function newBlocks(clock: () => number): Promise<Block[]> {
  const mill = templatesOf(await devnetBlocks(clock), nodeClvmRunner())
  const chain: Block[] = []
  let tip = { height: 0, hash: '0'.repeat(64) }
  for (let round = 0; chain.length < TRUNK; round++)
    for (const { block } of milled(mill, round, tip)) {
      tip = block
      chain.push(block)
    }
  const trunk = chain.slice(0, TRUNK)
  const fork = trunk[TRUNK - 1 - REORG] ?? tip
  const branch: Block[] = []
  let at: { height: number; hash: string } = fork
  for (let round = 5000; branch.length < REORG + 6; round++)
    for (const { block } of milled(mill, round, at)) {
      at = block
      branch.push(block)
    }
  return [...trunk, ...branch.slice(0, REORG + 6)]
}
