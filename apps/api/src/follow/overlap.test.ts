import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { overlap } from './overlap.js'

describe('overlap', () => {
  it('runs the second stage beside the next first stage, in order, one at a time', async () => {
    const story: string[] = []
    let atOnce = 0
    const work = overlap(
      async (name: string) => {
        story.push(`read ${name}`)
        return name
      },
      async (name) => {
        expect(++atOnce).toBe(1)
        story.push(`write ${name}`)
        await nextTurn()
        story.push(`wrote ${name}`)
        atOnce--
      },
    )
    for (const name of ['a', 'b', 'c']) await work.push(name)
    await work.settle()
    expect(story.filter((line) => line.startsWith('wrote'))).toEqual(['wrote a', 'wrote b', 'wrote c'])
    expect(story.indexOf('read b')).toBeLessThan(story.indexOf('wrote a'))
  })

  it('tells the next caller of a failure once, and starts nothing on top of it', async () => {
    const written: string[] = []
    const work = overlap(
      async (name: string) => name,
      async (name) => {
        if (name === 'bad') throw new Error('the store is away')
        written.push(name)
      },
    )
    await work.push('bad')
    await expect(work.push('after')).rejects.toThrow('the store is away')
    await work.settle()
    await work.push('again')
    await work.settle()
    expect(written).toEqual(['again'])
  })
})
