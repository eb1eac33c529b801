import { describe, expect, it } from 'vitest'
import { readAhead } from './read-ahead.js'
import { rememberBlocks } from './remember-blocks.js'
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

describe('rememberBlocks', () => {
  it('asks for a block of a branch once, and again only for what failed or was forgotten', async () => {
    const asked: string[] = []
    let away = true
    const source = rememberBlocks({
      ...chain(10).source,
      byHash: async (hash) => {
        asked.push(hash)
        if (hash === 'h2' && away) throw new Error('the node is away')
        return { height: Number(hash.slice(1)), hash, previousHash: '', timestamp: 0, spends: [] }
      },
    })
    await source.byHash('h3', signal)
    await expect(source.byHash('h2', signal)).rejects.toThrow('the node is away')
    away = false
    expect((await source.byHash('h3', signal)).height).toBe(3)
    expect((await source.byHash('h2', signal)).height).toBe(2)
    expect(asked).toEqual(['h3', 'h2', 'h2'])
    source.forget()
    await source.byHash('h3', signal)
    expect(asked).toEqual(['h3', 'h2', 'h2', 'h3'])
  })
})
