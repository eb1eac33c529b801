import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  archiveSource,
  type Block,
  follow,
  openDatabase,
  overlap,
  type StepReader,
  threadReader,
  writeStep,
} from '@chiaroscuro/api/engine'
import type { CoinSpend } from '@chiaroscuro/domain/chain'
import { nodeClvmRunner } from '@chiaroscuro/domain/clvm/node'
import { devnetBlocks } from './bench-spends.js'
import { count, type Line, line, report } from './report-line.js'
import { MIGRATIONS } from './service.js'
import { milled, templatesOf } from './spend-mill.js'

/** What a range of the follower weighs at most, and holds at most. */
const STEP_BYTES = 24 * 1024 * 1024
const STEP_BLOCKS = 500
const STEPS_AT_ONCE = 8
const GOALS = { postgres: 1500, embedded: 600, empty: 2000, liveMs: 250, reorgMs: 1000, growth: 1.1 }

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

/** Measures the whole way from spends to rows. */
export async function benchIndex(options: {
  postgresUrl: string | undefined
  /** NFT spends on PostgreSQL; the embedded database takes half, at most 20,000. */
  spends: number
  clock: () => number
}): Promise<{ text: string; reached: boolean }> {
  const run = nodeClvmRunner()
  const mill = templatesOf(await devnetBlocks(options.clock), run)
  const reader = threadReader(join(import.meta.dirname, 'reading-thread.js'))
  const lines: Line[] = []
  const scratch = mkdtempSync(join(tmpdir(), 'chiaroscuro-bench-'))
  try {
    const stores = [
      ...(options.postgresUrl
        ? [
            {
              name: 'PostgreSQL',
              url: options.postgresUrl,
              goal: GOALS.postgres,
              spends: options.spends,
            },
          ]
        : []),
      {
        name: 'embedded',
        url: `pglite://${join(scratch, 'index')}`,
        goal: GOALS.embedded,
        spends: Math.min(20_000, options.spends / 2),
      },
    ]
    for (const store of stores) {
      const { db, close } = await openDatabase(store.url, MIGRATIONS)
      try {
        lines.push(...(await pipeline(db, mill, reader, store)))
        lines.push(await liveBlocks(db, mill, reader, store.name))
        lines.push(await reorg(db, mill, reader, store.name))
      } finally {
        await close()
      }
    }
    lines.push(await emptyBlocks(scratch, reader))
  } finally {
    await reader.close()
    rmSync(scratch, { recursive: true, force: true })
  }
  return report(lines)
}

/** Reading and writing as the follower does them. */
function stages(db: Db, reader: StepReader) {
  return overlap(
    (step: Parameters<StepReader['read']>[0]) => reader.read(step),
    async (step) => {
      await writeStep(db, step)
    },
  )
}

type Mill = ReturnType<typeof templatesOf>

let tip = { height: 0, hash: '0'.repeat(64) }

async function pipeline(
  db: Db,
  mill: Mill,
  reader: StepReader,
  { name, goal, spends }: { name: string; goal: number; spends: number },
): Promise<Line[]> {
  tip = { height: 0, hash: '0'.repeat(64) }
  let nfts = 0
  let busy = 0
  let warm: number | undefined
  let peak = 0
  let waiting: Block[][] = [[]]
  let bytes = 0
  const work = stages(db, reader)
  // Spends are made beforehand, some steps at a time, so that only reading and writing are timed.
  const write = async () => {
    const started = performance.now()
    for (const blocks of waiting) await work.push({ dropAbove: undefined, blocks })
    await work.settle()
    busy += performance.now() - started
    waiting = [[]]
    bytes = 0
    const rss = process.memoryUsage.rss()
    // The first third of the way warms everything up.
    if (warm === undefined || nfts <= spends / 3) warm = Math.max(warm ?? 0, rss)
    peak = Math.max(peak, rss)
  }
  for (let round = 0; nfts < spends; round++) {
    for (const one of milled(mill, round, tip)) {
      tip = one.block
      nfts += one.nfts
      waiting.at(-1)?.push(one.block)
      bytes += sizeOf(one.block.spends)
      if (bytes > STEP_BYTES * waiting.length || waiting.at(-1)?.length === STEP_BLOCKS) {
        if (waiting.length === STEPS_AT_ONCE) await write()
        else waiting.push([])
      }
    }
  }
  await write()
  const rate = (nfts * 1000) / busy
  const growth = warm ? peak / warm : Number.NaN
  return [
    line(
      `${name}: ${count(nfts)} NFT spends read and written, ${count(rate)} a second`,
      rate >= goal,
      `at least ${count(goal)}`,
    ),
    line(
      `${name}: memory after warm-up ${megabytes(warm ?? 0)}, at most ${megabytes(peak)} (× ${growth.toFixed(2)})`,
      growth <= GOALS.growth,
      `at most × ${GOALS.growth}`,
    ),
  ]
}

/** From a block in hand to its rows, one block at a time, as when following live. */
async function liveBlocks(db: Db, mill: Mill, reader: StepReader, name: string): Promise<Line> {
  const times: number[] = []
  for (let round = 0; times.length < 200; round++) {
    for (const { block } of milled(mill, 10_000_000 + round, tip)) {
      tip = block
      const started = performance.now()
      await writeStep(db, await reader.read({ dropAbove: undefined, blocks: [block] }))
      times.push(performance.now() - started)
    }
  }
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  const p50 = times[Math.floor(times.length / 2)] ?? Number.NaN
  return line(
    `${name}: block seen to rows visible p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms over ${times.length} blocks`,
    p95 <= GOALS.liveMs,
    `p95 at most ${GOALS.liveMs} ms`,
  )
}

/** Drops 32 blocks with 25 NFT spends each and writes 32 others. */
async function reorg(db: Db, mill: Mill, reader: StepReader, name: string): Promise<Line> {
  const fork = tip
  const branch = (round: number) => wide(mill, round, fork, 32, 25)
  await writeStep(db, await reader.read({ dropAbove: undefined, blocks: branch(20_000_000) }))
  const blocks = branch(20_000_001)
  const started = performance.now()
  await writeStep(db, await reader.read({ dropAbove: fork.height, blocks }))
  const took = performance.now() - started
  tip = blocks.at(-1) ?? fork
  return line(
    `${name}: reorg of 32 blocks with 25 NFT spends each ${took.toFixed(0)} ms`,
    took <= GOALS.reorgMs,
    `at most ${GOALS.reorgMs} ms`,
  )
}

/** Blocks of many NFT spends: template blocks of several rounds put together. */
function wide(
  mill: Mill,
  round: number,
  after: { height: number; hash: string },
  blocks: number,
  nfts: number,
): Block[] {
  const mints = { ...mill, templates: mill.templates.filter((one) => one.nfts >= 5).slice(0, 1) }
  const made: Block[] = []
  let { height, hash } = after
  for (let i = 0; i < blocks; i++) {
    const spends: CoinSpend[] = []
    let held = 0
    for (let k = 0; held < nfts; k++) {
      for (const one of milled(mints, round * 1000 + i * 20 + k, after)) {
        spends.push(...one.block.spends)
        held += one.nfts
      }
    }
    const previousHash = hash
    height++
    hash = `${round}`.padStart(32, '0') + `${height}`.padStart(32, '0')
    made.push({ height, hash, previousHash, timestamp: 1_800_000_000 + height, spends })
  }
  return made
}

/** Empty blocks from a folder of block files, through the follower itself. */
async function emptyBlocks(scratch: string, reader: StepReader): Promise<Line> {
  const folder = join(scratch, 'archive')
  mkdirSync(folder)
  const blocks = 10_000
  const hash = (height: number) => height.toString(16).padStart(64, '0')
  for (let height = 1; height <= blocks; height++)
    writeFileSync(
      join(folder, `${String(height).padStart(8, '0')}.json`),
      JSON.stringify({
        height,
        header_hash: hash(height),
        prev_hash: hash(height - 1),
        timestamp: 1_700_000_000 + height,
        coin_spends: [],
      }),
    )
  const { db, close } = await openDatabase(`pglite://${join(scratch, 'empty')}`, MIGRATIONS)
  const work = stages(db, reader)
  const started = performance.now()
  await follow(
    {
      source: archiveSource(folder, { info() {}, warn() {}, error() {} }),
      loadLinks: async () => [],
      applyStep: work.push,
      settle: work.settle,
      onPeak() {},
      pollMs: 1000,
      log: {
        info() {},
        warn() {},
        error: (words, error) => process.stderr.write(`${words} ${String(error)}\n`),
      },
      sleep: async () => {},
      random: () => 0.5,
    },
    new AbortController().signal,
  )
  const rate = (blocks * 1000) / (performance.now() - started)
  await close()
  return line(
    `embedded: ${count(blocks)} empty blocks from an archive, ${count(rate)} a second`,
    rate >= GOALS.empty,
    `at least ${count(GOALS.empty)}`,
  )
}

function sizeOf(spends: readonly CoinSpend[]): number {
  return spends.reduce((sum, { puzzleReveal, solution }) => sum + puzzleReveal.length + solution.length, 0)
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}
