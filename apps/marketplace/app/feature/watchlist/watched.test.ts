import { describe, expect, it } from 'vitest'
import { mostWatched, readWatched, toggleWatched, type Watched, writeWatched } from './watched.js'

const id = (n: number) => `nft1${String(n).padStart(58, 'q')}`
const full = Array.from({ length: mostWatched }, (_, n): Watched => ({ id: id(n), at: n }))

describe('a watchlist', () => {
  it('comes back as it was kept', () => {
    expect(readWatched(writeWatched(full))).toEqual(full)
  })

  it.each([
    [null],
    ['nonsense'],
    ['[]'],
    ['{"version":2,"items":[]}'],
    ['{"version":1,"items":{}}'],
    ['{"version":1,"items":[null,{"id":"javascript:alert(1)","at":1},{"id":5,"at":1}]}'],
  ])('that holds %s is empty', (text) => {
    expect(readWatched(text)).toEqual([])
  })

  it('names nothing twice and never grows beyond what can be looked up at once', () => {
    const twice = [...full, ...full, { id: id(500), at: 1 }]
    expect(readWatched(writeWatched(twice))).toEqual(full)
    expect(toggleWatched(full, id(500), 1)).toBeUndefined()
  })

  it('takes a work on, the latest first, and off again', () => {
    const one = toggleWatched([], id(1), 10) ?? []
    const two = toggleWatched(one, id(2), 20) ?? []
    expect(two.map((item) => item.id)).toEqual([id(2), id(1)])
    expect(toggleWatched(two, id(1), 30)).toEqual([{ id: id(2), at: 20 }])
  })
})
