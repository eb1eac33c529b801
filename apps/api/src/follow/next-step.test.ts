import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FollowError, nextStep } from './next-step.js'
import type { Block, BlockSource } from './source.js'

const signal = new AbortController().signal

function chain(length: number, name: string, base: readonly Block[] = []): Block[] {
  const blocks = [...base]
  for (let i = 0; i < length; i++) {
    const previous = blocks.at(-1)
    blocks.push({
      height: (previous?.height ?? 0) + 1,
      hash: `${name}${i}`,
      previousHash: previous?.hash ?? 'genesis',
      timestamp: 0,
      spends: [],
    })
  }
  return blocks
}

/** A node whose main chain is `main` and which still knows the blocks of other branches. */
function node(main: readonly Block[], orphans: readonly Block[] = []): BlockSource {
  return {
    kind: 'node',
    firstHeight: 1,
    peak: async () => main.at(-1),
    range: async (from, count) => main.filter((block) => block.height >= from && block.height < from + count),
    byHash: async (hash) => {
      const found = [...main, ...orphans].find((block) => block.hash === hash)
      if (!found) throw new Error('unknown block')
      return found
    },
  }
}

/** Follows to the peak, as the follower does, without a store. */
async function followed(source: BlockSource, start: readonly Block[]): Promise<Block[]> {
  let local = [...start]
  for (let i = 0; i < 100; i++) {
    const peak = await source.peak(signal)
    const step = peak && (await nextStep(source, local, peak, signal))
    if (!step) return local
    const { dropAbove } = step
    local = [
      ...(dropAbove === undefined ? local : local.filter((block) => block.height <= dropAbove)),
      ...step.blocks,
    ]
  }
  throw new Error('did not arrive')
}

describe('nextStep', () => {
  it('ends at the source’s chain, whatever branch we were on', async () => {
    const shape = fc.record({
      shared: fc.integer({ min: 1, max: 150 }),
      ours: fc.integer({ min: 0, max: 40 }),
      theirs: fc.integer({ min: 1, max: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(shape, async ({ shared, ours, theirs }) => {
        const trunk = chain(shared, 't')
        const main = chain(theirs, 'x', trunk)
        expect(await followed(node(main), chain(ours, 'o', trunk))).toEqual(main)
      }),
    )
  })

  it('drops nothing until the whole branch is fetched', async () => {
    const trunk = chain(5, 't')
    const main = chain(4, 'x', trunk)
    const source = { ...node(main), byHash: async () => Promise.reject(new Error('the node went away')) }
    const tip = main.at(-1)
    await expect(tip ? nextStep(source, chain(6, 'o', trunk), tip, signal) : undefined).rejects.toThrow(
      'went away',
    )
  })

  it('refuses a chain that forks below everything we hold, and one that contradicts itself', async () => {
    const other = chain(30, 'z')
    await expect(followed(node(other), chain(10, 'a').slice(5))).rejects.toThrow(FollowError)
    const holes = chain(9, 'h').filter((block) => block.height !== 4)
    await expect(followed(node(holes), [])).rejects.toThrow(FollowError)
  })
})
