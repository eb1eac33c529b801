import { describe, expect, it } from 'vitest'
import { latch, pausesOf } from './latch.js'

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

describe('pauses between looks', () => {
  it('end with an opening, and at once where one came since the last', async () => {
    const news = latch()
    const pause = pausesOf(news)
    const pausing = pause(10_000, never)
    news.open()
    await pausing
    // While its owner looked.
    news.open()
    await pause(10_000, never)
  })

  it('last as long as they may where nothing opens, though something did before', async () => {
    const news = latch()
    news.open()
    const pause = pausesOf(news)
    await pause(1, never)
    news.open()
    await pause(10_000, never)
    let isOver = false
    const pausing = pause(20, never).then(() => {
      isOver = true
    })
    await Promise.resolve()
    expect(isOver).toBe(false)
    await pausing
  })
})
