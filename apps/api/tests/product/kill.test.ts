import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createNodeClient, isDevnetSupported } from '@chiaroscuro/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAlive, treeOf } from './processes.js'
import {
  partsOf,
  runStart,
  type Standing,
  type Started,
  standingOf,
  startWhole,
  untilGone,
} from './started.js'
import { until } from './until.js'

const KILLS = process.env.TEST_LONG ? 20 : 2
const START_MS = 10_000
const SEED_MS = 240_000
const SMALL = { WORLD_ROUNDS: '20', WORLD_LISTINGS: '10', WORLD_BIDS: '4' }
const root = join(import.meta.dirname, '../../../..')
const unbuilt = [
  'apps/api/dist/main.js',
  'apps/marketplace/build/main.mjs',
  'tooling/dev-world/dist/main.js',
].filter((file) => !existsSync(join(root, file)))
const why = unbuilt.length > 0 ? `not built: ${unbuilt.join(', ')}` : 'no native simulator'

// Skipped where the product is not built or has no simulator: there is nothing to kill then.
describe.skipIf(unbuilt.length > 0 || !isDevnetSupported())(`kill -9 (skipped when: ${why})`, () => {
  const data = mkdtempSync(join(tmpdir(), 'chiaroscuro-kill-'))
  // The moments are drawn from a fixed seed, so that a failure can be had again.
  const random = lehmer(20_260_301)
  let product: Started
  /** How long the starts after a kill took. */
  const starts: number[] = []

  beforeAll(async () => {
    product = await startWhole(data, SMALL, SEED_MS)
  }, SEED_MS + 10_000)
  afterAll(async () => {
    const tree = product ? treeOf(product.pid) : []
    for (const one of tree) if (isAlive(one)) process.kill(one.pid, 'SIGKILL')
    await until('all is gone', async () => (tree.some(isAlive) ? undefined : true))
    rmSync(data, { recursive: true, force: true })
  })

  /** Blocks are made until the moment comes, so that something is being written. */
  async function busyFor(ms: number): Promise<void> {
    const node = createNodeClient({ url: product.urls.Node ?? '' })
    const end = performance.now() + ms
    while (performance.now() < end) {
      await node.farm().catch(() => {})
      await wait(5)
    }
  }

  function expectKept(before: Standing, after: Standing): void {
    expect(after.height).toBeGreaterThanOrEqual(before.height)
    expect([...after.events]).toEqual([...before.events])
  }

  async function killAndStartAgain(kill: () => void): Promise<void> {
    const before = await standingOf(product.urls)
    const tree = treeOf(product.pid)
    expect(tree.length).toBeGreaterThanOrEqual(5)
    await busyFor(random() * 1500)
    kill()
    await untilGone(tree, product.urls)
    product = await startWhole(data, SMALL, 60_000)
    expectKept(before, await standingOf(product.urls))
    starts.push(product.tookMs)
  }

  async function killPart(name: string): Promise<void> {
    const before = await standingOf(product.urls)
    const part = partsOf(product.pid).get(name)
    if (!part) throw new Error(`${name} does not run`)
    await busyFor(random() * 1000)
    process.kill(part.pid, 'SIGKILL')
    await until(`${name} is back`, async () => {
      const next = partsOf(product.pid).get(name)
      if (!next || next.pid === part.pid) return undefined
      await createNodeClient({ url: product.urls.Node ?? '' }).peak()
      const answers = await Promise.all(
        [`${product.urls.API}/healthz`, product.urls.Marketplace ?? ''].map((url) => fetch(url)),
      )
      return answers.every(({ ok }) => ok) ? true : undefined
    })
    expectKept(before, await standingOf(product.urls))
  }

  it('refuses a second start on the same data, and changes nothing', async () => {
    const before = await standingOf(product.urls)
    const parts = partsOf(product.pid)
    const second = runStart(data, SMALL)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('running on this data already')
    expect(second.output()).toContain(product.urls.Marketplace)
    expect(partsOf(product.pid)).toEqual(parts)
    expectKept(before, await standingOf(product.urls))
  })

  it(
    `loses nothing when the parent is killed, ${KILLS} times`,
    async () => {
      for (let i = 0; i < KILLS; i++) {
        await killAndStartAgain(() => process.kill(product.pid, 'SIGKILL'))
        said(`parent ${i + 1}/${KILLS}, again in ${Math.round(product.tookMs)} ms`)
      }
    },
    KILLS * 60_000,
  )

  it(
    `loses nothing when the whole group is killed, ${KILLS} times`,
    async () => {
      for (let i = 0; i < KILLS; i++) {
        await killAndStartAgain(() => process.kill(-product.pid, 'SIGKILL'))
        said(`group ${i + 1}/${KILLS}, again in ${Math.round(product.tookMs)} ms`)
      }
    },
    KILLS * 60_000,
  )

  it(
    `starts each part again when it is killed, ${KILLS} times each`,
    async () => {
      const moments = new Map<string, number[]>()
      for (let i = 0; i < KILLS; i++)
        for (const name of ['devnet', 'market', 'api', 'marketplace']) {
          await spared(moments, name)
          await killPart(name)
          said(`${name} ${i + 1}/${KILLS}`)
        }
    },
    KILLS * 4 * 30_000,
  )

  it(`starts within ${START_MS / 1000} s after every kill`, () => {
    expect(starts.filter((ms) => ms >= START_MS)).toEqual([])
  })

  it('ends cleanly when asked, leaving no process and no port', async () => {
    const tree = treeOf(product.pid)
    const ended = new Promise((resolve) => product.child.once('exit', resolve))
    process.kill(product.pid, 'SIGINT')
    expect(await ended).toBe(0)
    await untilGone(tree, product.urls)
  })
})

/** A line a kill: the long run takes minutes. */
function said(line: string): void {
  if (process.env.TEST_LONG) process.stdout.write(`killed ${line}\n`)
}

/** The command gives up on a part that dies six times a minute; these are killed by us, so five must do. */
async function spared(moments: Map<string, number[]>, name: string): Promise<void> {
  const past = moments.get(name) ?? []
  const fifth = past.at(-5)
  const free = fifth === undefined ? 0 : fifth + 61_000 - performance.now()
  if (free > 0) await wait(free)
  moments.set(name, [...past, performance.now()])
}

/** A small generator of numbers from 0 to 1, the same for the same seed. */
function lehmer(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
