import { describe, expect, it } from 'vitest'
import { readAhead } from './read-ahead.js'
import type { Block, BlockSource } from './source.js'

const { signal } = new AbortController()

/** A chain of `length` blocks that notes what is asked of it. */
function chain(length: number, fail: (from: number) => boolean = () => false) {
  const asked: string[] = []
  const block = (height: number): Block => ({
    height,
    hash: `h${height}`,
    previousHash: `h${height - 1}`,
    timestamp: height,
    spends: [],
  })
  const source: BlockSource = {
    kind: 'node',
    firstHeight: 1,
    peak: async () => block(length),
    range: async (from, count) => {
      asked.push(`${from}+${count}`)
      if (fail(from)) throw new Error('the node is away')
      return Array.from({ length: Math.min(count, length - from + 1) }, (_, i) => block(from + i))
    },
    byHash: async (hash) => block(Number(hash.slice(1))),
  }
  return { source, asked }
}

describe('readAhead', () => {
  it('has the next range under way before it is asked for, and never goes beyond the peak', async () => {
    const { source, asked } = chain(25)
    const ahead = readAhead(source)
    await ahead.peak(signal)
    expect((await ahead.range(1, 10, signal)).length).toBe(10)
    expect(asked).toEqual(['1+10', '11+10'])
    expect((await ahead.range(11, 10, signal))[0]?.height).toBe(11)
    expect(asked).toEqual(['1+10', '11+10', '21+5'])
    expect((await ahead.range(21, 5, signal)).map(({ height }) => height)).toEqual([21, 22, 23, 24, 25])
    expect(asked).toEqual(['1+10', '11+10', '21+5'])
  })

  it('asks again for what failed, and for what was not foreseen', async () => {
    let away = true
    const { source, asked } = chain(100, (from) => from === 11 && away)
    const ahead = readAhead(source)
    await ahead.peak(signal)
    await ahead.range(1, 10, signal)
    await Promise.resolve()
    away = false
    expect((await ahead.range(11, 10, signal)).length).toBe(10)
    expect((await ahead.range(51, 10, signal))[0]?.height).toBe(51)
    expect(asked).toEqual(['1+10', '11+10', '11+10', '21+10', '51+10', '61+10'])
  })
})
