import { describe, expect, it } from 'vitest'
import { latch } from './latch.js'

const never = new AbortController().signal

describe('a latch', () => {
  it('opens for all who wait, and for those who began to wait before', async () => {
    const news = latch()
    const [one, two] = [news.wait(), news.wait()]
    const waiting = one.within(10_000, never)
    news.open()
    expect([await waiting, await two.within(10_000, never)]).toEqual([true, true])
  })

  it('does not open for what came before', async () => {
    const news = latch()
    news.open()
    expect(await news.wait().within(5, never)).toBe(false)
  })

  it('lets go of those who are told to stop', async () => {
    const stop = new AbortController()
    const waiting = latch().wait().within(10_000, stop.signal)
    stop.abort()
    expect(await waiting).toBe(true)
    expect(await latch().wait().within(10_000, stop.signal)).toBe(true)
  })
})
