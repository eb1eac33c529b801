import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asHex32 } from '@chiaroscuro/domain/id'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Block } from '../follow/source.js'
import { type StepReader, threadReader } from './thread-reader.js'

/** Threads that answer each question as their name says; `at` counts those started before and with this one. */
const THREADS = {
  good: `readings: blocks.map(() => ({ nfts: [], dids: [], unreadable: [] })), runnerBytes: 0`,
  short: `readings: [], runnerBytes: 0`,
  swollen: `readings: blocks.map(() => ({ nfts: [], dids: [], unreadable: [{ at }] })), runnerBytes: 2000`,
}
const link = (n: number) => asHex32(n.toString(16).padStart(64, '0'))
const block = (height: number): Block => ({
  height,
  hash: link(height),
  previousHash: link(height - 1),
  timestamp: 1,
  spends: [],
})
const spend = {
  coin: { parentCoinInfo: link(1), puzzleHash: link(2), amount: 1n },
  puzzleReveal: new Uint8Array(),
  solution: new Uint8Array(),
}
const step = { dropAbove: undefined, blocks: [block(1), block(2)] }

describe('the reading thread', () => {
  let folder: string
  let reader: StepReader | undefined
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'chiaroscuro-thread-'))
  })
  afterEach(() => reader?.close())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function script(name: string, body: string): string {
    const counter = JSON.stringify(join(folder, `${name}.started`))
    const file = join(folder, `${name}.mjs`)
    writeFileSync(
      file,
      `import { appendFileSync, readFileSync } from 'node:fs'
       import { parentPort, threadId } from 'node:worker_threads'
       appendFileSync(${counter}, 'x')
       const at = readFileSync(${counter}).length
       parentPort.on('message', ({ blocks }) => { ${body} })`,
    )
    return file
  }
  const answering = (name: keyof typeof THREADS) =>
    script(name, `parentPort.postMessage({ ${THREADS[name]} })`)

  it('gives each block its own reading, steps in the order they were asked', async () => {
    reader = threadReader(answering('good'))
    const both = await Promise.all([reader.read(step), reader.read({ dropAbove: 4, blocks: [block(5)] })])
    expect(both.map(({ dropAbove, blocks }) => [dropAbove, blocks.map((one) => one.block.height)])).toEqual([
      [undefined, [1, 2]],
      [4, [5]],
    ])
  })

  it('cuts a long step between its threads, and puts it together in order', async () => {
    const sizes = script(
      'sizes',
      `parentPort.postMessage({
         readings: blocks.map((spends) => ({ nfts: [], dids: [], unreadable: [{ threadId, size: spends.length }] })),
         runnerBytes: 0,
       })`,
    )
    reader = threadReader(sizes, { threads: 2, worthSplitting: 10 })
    const wide = (height: number, size: number) => ({ ...block(height), spends: Array(size).fill(spend) })
    const seen = async (counts: readonly number[]) =>
      (
        await reader?.read({ dropAbove: undefined, blocks: counts.map((size, at) => wide(at, size)) })
      )?.blocks.map(({ reading }) => reading.unreadable[0])
    const ofThread = (found: unknown) =>
      z.array(z.object({ threadId: z.number(), size: z.number() })).parse(found)
    const long = ofThread(await seen([4, 4, 4, 4, 0, 4]))
    expect(long.map(({ size }) => size)).toEqual([4, 4, 4, 4, 0, 4])
    expect(new Set(long.map(({ threadId }) => threadId)).size).toBe(2)
    expect(new Set(ofThread(await seen([4, 4])).map(({ threadId }) => threadId)).size).toBe(1)
    expect(ofThread(await seen([0, 50])).map(({ size }) => size)).toEqual([0, 50])
  })

  it('asks another thread once when one dies, and says so when that dies too', async () => {
    const once = script('once', `if (at === 1) process.exit(1); parentPort.postMessage({ ${THREADS.good} })`)
    reader = threadReader(once)
    expect((await reader.read(step)).blocks).toHaveLength(2)
    await reader.close()
    reader = threadReader(script('never', `throw new Error('out of memory')`))
    await expect(reader.read(step)).rejects.toThrow('out of memory')
    // It is not lost for what comes after.
    await expect(reader.read(step)).rejects.toThrow('out of memory')
  })

  it('never passes a short answer for a whole one', async () => {
    reader = threadReader(answering('short'))
    await expect(reader.read(step)).rejects.toThrow('left a block out')
  })

  it('replaces a thread whose runner has swollen', async () => {
    reader = threadReader(answering('swollen'), { runnerLimit: 1000 })
    const started = async () => (await reader?.read(step))?.blocks[0]?.reading.unreadable[0]
    expect([await started(), await started()]).toEqual([{ at: 1 }, { at: 2 }])
  })

  it('ends what it was asked when it is closed', async () => {
    const silent = threadReader(script('silent', ''))
    const asked = silent.read(step)
    const refused = expect(asked).rejects.toThrow(/stopped|closed/)
    await silent.close()
    await refused
    await expect(silent.read(step)).rejects.toThrow('closed')
  })
})
