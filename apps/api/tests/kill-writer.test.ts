import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeStep } from '../src/apply/apply.js'
import { loadTip } from '../src/query/block-rows.js'
import { openDatabase } from '../src/store/database.js'
import { hashOfRows } from '../src/verify/chain-rows.js'
import { bundleChild } from './bundle-child.js'
import { stepsFor } from './kill-child.js'
import { EMBEDDED, openOwnDatabase, openScratch, type Scratch } from './product/scratch.js'
import { databases } from './test-database.js'

const SEED = 20_260_511
const LONG = process.env.TEST_LONG !== undefined
/** Kills at random moments: the embedded database takes a second to open, PostgreSQL does not. */
const RANDOM = { embedded: LONG ? 200 : 6, PostgreSQL: LONG ? 1000 : 100 }
/** Until it serves again: its own time, since other tests keep the machine busy. */
const AGAIN_MS = 5000

interface Said {
  ready?: number
  cpuMs?: number
  before?: number
  after?: number
  finished?: boolean
}

describe.each(databases)('a writer killed -9 on $name', ({ name, url }) => {
  let scratch: Scratch
  let child: string
  const steps = stepsFor(SEED)
  let random = SEED

  /** Where a writer ends whom nobody kills. */
  let whole: Awaited<ReturnType<typeof loadTip>>

  beforeAll(async () => {
    scratch = await openScratch()
    child = await bundleChild('kill-child', scratch.folder)
    const fresh = await openDatabase(EMBEDDED, scratch.migrations)
    for (const step of steps) await writeStep(fresh.db, step)
    whole = await loadTip(fresh.db)
    await fresh.close()
  })
  afterAll(() => scratch?.remove())

  /** A store of its own; an embedded one in a folder, or nothing would be left of it. */
  async function ownStore(folder: string) {
    if (name !== 'embedded') return openOwnDatabase(url)
    return { url: `pglite://${join(scratch.folder, folder)}`, drop: async () => {} }
  }

  /** Runs the writer until `when` says to kill it; gives the step it began with, and whether it came to its end. */
  async function run(target: string, when: (said: Said) => number | undefined) {
    const writer = spawn(process.execPath, [child, target, scratch.migrations, String(SEED)], {
      env: { ...process.env, KILL_CHILD: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((resolve) => writer.once('close', resolve))
    let readyMs = Number.POSITIVE_INFINITY
    let from = -1
    let finished = false
    for await (const line of createInterface({ input: writer.stdout })) {
      const said: Said = JSON.parse(line)
      if (said.ready !== undefined) {
        from = said.ready
        readyMs = said.cpuMs ?? readyMs
      }
      finished ||= said.finished === true
      const ms = when(said)
      if (ms === undefined) continue
      if (ms > 0) await wait(ms)
      writer.kill('SIGKILL')
    }
    const status = await ended
    expect(status === 0 || status === null).toBe(true)
    return { from, readyMs, finished }
  }

  it('at every boundary of a commit, has it wholly or not at all, and goes on', async () => {
    const own = await ownStore('boundaries')
    try {
      // Every second boundary on the embedded database, whose opening takes longest.
      const every = name === 'embedded' && !LONG ? 4 : 1
      let at = 0
      for (let turn = 0; ; turn++) {
        const side = turn % 2 === 0 ? 'after' : 'before'
        const goal = at + every
        const { from, readyMs, finished } = await run(own.url, (said) =>
          said[side] === goal ? 0 : undefined,
        )
        // The first run makes the store; those after it find one that was killed.
        if (turn > 0) expect(readyMs).toBeLessThan(AGAIN_MS)
        // `after` was said once the commit was there; `before` may be followed by it or not.
        expect(from).toBeGreaterThanOrEqual(at)
        if (finished) break
        at = side === 'after' ? goal + 1 : Math.max(from, goal)
      }
      await expectWhole(own.url)
    } finally {
      await own.drop()
    }
  })

  it(`at ${RANDOM[name === 'embedded' ? 'embedded' : 'PostgreSQL']} random moments loses nothing and doubles nothing`, async () => {
    const kills = RANDOM[name === 'embedded' ? 'embedded' : 'PostgreSQL']
    let own = await ownStore('random0')
    let stood = 0
    try {
      for (let killed = 0; killed < kills; ) {
        const goal = stood + (next() % 4)
        const { from, readyMs, finished } = await run(own.url, (said) =>
          said.before === goal ? (next() % 1000) / 100 : undefined,
        )
        if (stood > 0) expect(readyMs).toBeLessThan(AGAIN_MS)
        expect(from).toBeGreaterThanOrEqual(stood)
        stood = Math.max(from, goal)
        killed++
        if (!finished) continue
        await expectWhole(own.url)
        await own.drop()
        own = await ownStore(`random${killed}`)
        stood = 0
      }
    } finally {
      await own.drop()
    }
  }, 1_800_000)

  /** The rows are those that one writer gives whom nobody killed, and sum to the hash kept beside them. */
  async function expectWhole(target: string): Promise<void> {
    const store = await openDatabase(target, scratch.migrations)
    try {
      const tip = await loadTip(store.db)
      expect(tip).toEqual(whole)
      expect(await hashOfRows(store.db, tip?.height ?? 0)).toBe(tip?.stateHash)
    } finally {
      await store.close()
    }
  }

  function next(): number {
    random = (random * 48_271) % 2_147_483_647
    return random
  }
})
