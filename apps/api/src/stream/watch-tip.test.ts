import { describe, expect, it } from 'vitest'
import { writtenBetween } from './watch-tip.js'

const links = (from: number, ...hashes: string[]) =>
  hashes.map((hash, i) => ({ height: from + i, hash, previousHash: '', timestamp: from + i }))

describe('writtenBetween', () => {
  it('tells of what came', () => {
    expect(writtenBetween(links(5, 'a', 'b'), links(5, 'a', 'b', 'c', 'd'))).toEqual({
      retractedAbove: undefined,
      blocks: [
        { height: 7, timestamp: 7, events: 1 },
        { height: 8, timestamp: 8, events: 1 },
      ],
    })
    expect(writtenBetween([], links(1, 'a'))).toMatchObject({
      retractedAbove: undefined,
      blocks: [{ height: 1 }],
    })
  })

  it('tells of what was taken back, and of what came instead', () => {
    expect(writtenBetween(links(5, 'a', 'b', 'c'), links(5, 'a', 'x'))).toMatchObject({
      retractedAbove: 5,
      blocks: [{ height: 6 }],
    })
    expect(writtenBetween(links(5, 'a', 'b'), links(5, 'x', 'y', 'z'))).toMatchObject({
      retractedAbove: 4,
      blocks: [{ height: 5 }, { height: 6 }, { height: 7 }],
    })
  })
})
