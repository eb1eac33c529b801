import { setImmediate as nextTurn } from 'node:timers/promises'
import { readBlock } from '@chiaroscuro/domain/chain'
import type { ClvmRunner } from '@chiaroscuro/domain/clvm'
import type { ReadBlock, ReadStep } from '../apply/apply.js'
import type { Step } from '../follow/next-step.js'

/** Reading holds the thread; requests are answered in between. */
const SLICE_MS = 10

/** Reads a step's spends: pure and slow, so it is done before a transaction is opened. */
export async function readStep(step: Step, run: ClvmRunner, timer: () => number): Promise<ReadStep> {
  const blocks: ReadBlock[] = []
  let started = timer()
  for (const block of step.blocks) {
    blocks.push({ block, reading: readBlock(block.spends, run) })
    if (timer() - started < SLICE_MS) continue
    await nextTurn()
    started = timer()
  }
  return { dropAbove: step.dropAbove, blocks }
}
