import type { ReadStep } from '../apply/apply.js'
import type { Step } from '../follow/next-step.js'
import { readingLane, type Spends } from './reading-lane.js'

/** Reads the spends of steps, one step after the other. */
export interface StepReader {
  /** Rejects where a thread dies of the step twice, or the reader is closed. */
  read(step: Step): Promise<ReadStep>
  close(): Promise<void>
}

interface ReaderOptions {
  readonly threads?: number
  /** A thread whose CLVM runner has grown beyond this is replaced: its memory goes with it. */
  readonly runnerLimit?: number
  /** Fewer spends are not worth a second thread. */
  readonly worthSplitting?: number
}

/**
 * Reads on bundled `reading-thread`s, beside the thread that writes and serves. A long step is cut in as many parts
 * as there are threads: a reorg is waited for, and the writer has nothing to do meanwhile.
 */
export function threadReader(
  script: string,
  { threads = 2, runnerLimit = 160 * 1024 * 1024, worthSplitting = 100 }: ReaderOptions = {},
): StepReader {
  const lanes = Array.from({ length: threads }, () => readingLane(script, runnerLimit))
  let queue: Promise<unknown> = Promise.resolve()

  async function readAll({ dropAbove, blocks }: Step): Promise<ReadStep> {
    const spends = blocks.map((block) => block.spends)
    const parts = cut(spends, lanes.length, worthSplitting)
    const read = await Promise.all(lanes.map((lane, at) => (parts[at]?.length ? lane.read(parts[at]) : [])))
    const readings = read.flat()
    return {
      dropAbove,
      blocks: blocks.map((block, at) => {
        const reading = readings[at]
        if (!reading) throw new RangeError('fewer readings than blocks')
        return { block, reading }
      }),
    }
  }

  return {
    read(step) {
      const read = queue.then(() => readAll(step))
      queue = read.catch(() => {})
      return read
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** Blocks in order, in at most `count` runs of about as many spends. */
function cut(blocks: readonly Spends[], count: number, worth: number): Spends[][] {
  const total = blocks.reduce((sum, spends) => sum + spends.length, 0)
  if (total < worth) return [[...blocks]]
  const parts: Spends[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const spends of blocks) {
    parts[Math.min(count - 1, Math.floor((before * count) / total))]?.push(spends)
    before += spends.length
  }
  return parts
}
