import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RefusedError } from '../endpoint/endpoint.js'
import { type LineRules, line } from './line.js'

const RULES: LineRules = { atOnce: 2, burstMs: 500, standingMs: 100, mostWaiting: 6 }

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line, what became of whoever asked in it, and the turns that are taken. */
function asked(rules: Partial<LineRules> = {}) {
  const { turn } = line({ ...RULES, ...rules }, Date.now)
  const fates = new Map<string, 'waits' | 'works' | 'refused'>()
  const ends = new Map<string, () => void>()
  return {
    ask(name: string, ahead = false) {
      fates.set(name, 'waits')
      turn(ahead).then(
        (end) => {
          fates.set(name, 'works')
          ends.set(name, end)
        },
        (error: unknown) => {
          expect(error).toBeInstanceOf(RefusedError)
          expect(error).toMatchObject({ code: 'Overloaded', headers: [['retry-after', '1']] })
          fates.set(name, 'refused')
        },
      )
    },
    end: (name: string) => ends.get(name)?.(),
    /** After so many milliseconds. */
    async after(ms: number) {
      await vi.advanceTimersByTimeAsync(ms)
      return Object.fromEntries(fates)
    },
  }
}

describe('a line', () => {
  it('lets in as many as are worked on at once, and the others in their order', async () => {
    const { ask, end, after } = asked()
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    expect(await after(1)).toEqual({ a: 'works', b: 'works', c: 'waits', d: 'waits' })
    end('b')
    end('b')
    expect(await after(1)).toEqual({ a: 'works', b: 'works', c: 'works', d: 'waits' })
  })

  it('lets a burst pass, however long each of it takes within that time', async () => {
    const { ask, end, after } = asked()
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    await after(450)
    end('a')
    end('b')
    expect(await after(1)).toMatchObject({ c: 'works', d: 'works' })
  })

  it('refuses those for whom nothing comes free, in time', async () => {
    const { ask, after } = asked()
    for (const name of ['a', 'b', 'c']) ask(name)
    await after(300)
    ask('d')
    expect(await after(199)).toMatchObject({ c: 'waits', d: 'waits' })
    expect(await after(1)).toMatchObject({ a: 'works', c: 'refused', d: 'waits' })
    expect(await after(300)).toMatchObject({ d: 'refused' })
  })

  it('that stands refuses whoever waited longer than a little, and answers who came last', async () => {
    const { ask, end, after } = asked({ atOnce: 1, mostWaiting: 100 })
    ask('0')
    // Twenty a second are asked and ten answered: the line never empties.
    for (let n = 1; n <= 60; n++) {
      ask(String(n))
      const fates = await after(50)
      if (n % 2 === 0) {
        const working = Object.entries(fates).filter(([, fate]) => fate === 'works')
        end(working.at(-1)?.[0] ?? '')
      }
    }
    const fates = await after(0)
    const late = Object.entries(fates).filter(([name]) => Number(name) > 20 && Number(name) <= 56)
    // Half of them, and each of the others was told within the little that is waited.
    expect(late.filter(([, fate]) => fate === 'works')).toHaveLength(late.length / 2)
    expect(late.filter(([, fate]) => fate === 'refused')).toHaveLength(late.length / 2)
  })

  it('lets whoever is late in where nobody waits behind', async () => {
    const { ask, end, after } = asked({ atOnce: 1 })
    ask('a')
    ask('b')
    await after(499)
    end('a')
    expect(await after(0)).toEqual({ a: 'works', b: 'works' })
  })

  it('holds no more than so many, and those who go ahead take the place of one who does not', async () => {
    const { ask, end, after } = asked({ atOnce: 1, mostWaiting: 2 })
    for (const name of ['a', 'b', 'c', 'd']) ask(name)
    expect(await after(0)).toEqual({ a: 'works', b: 'waits', c: 'waits', d: 'refused' })
    ask('mine', true)
    expect(await after(0)).toMatchObject({ b: 'refused', c: 'waits', mine: 'waits' })
    end('a')
    expect(await after(0)).toMatchObject({ c: 'waits', mine: 'works' })
  })

  it('is a burst again once it was empty', async () => {
    const { ask, end, after } = asked({ atOnce: 1 })
    ask('a')
    ask('b')
    await after(10)
    end('a')
    await after(2000)
    for (const name of ['c', 'd']) ask(name)
    await after(300)
    end('b')
    expect(await after(0)).toMatchObject({ c: 'works', d: 'waits' })
  })
})
