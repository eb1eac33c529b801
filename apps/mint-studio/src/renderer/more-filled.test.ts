import { describe, expect, it } from 'vitest'
import { moreFilled } from './more-filled.js'

const none: ReadonlySet<number> = new Set()

function rowsOf(from: number, to: number): ReadonlyMap<number, string> {
  return new Map(Array.from({ length: to - from }, (_, index) => [from + index, 'there']))
}

describe('rows that are drawn with their cells', () => {
  it('are ten more with each frame, those that are seen first, until none of the window waits', () => {
    const asked = { from: 100, top: 108, to: 132, rows: rowsOf(0, 200) }
    const first = moreFilled(none, asked)
    expect([...first].sort((a, b) => a - b)).toEqual([108, 109, 110, 111, 112, 113, 114, 115, 116, 117])
    const second = moreFilled(first, asked)
    expect(second.size).toBe(20)
    expect(second).not.toContain(107)
    const third = moreFilled(second, asked)
    expect(third.size).toBe(30)
    const all = moreFilled(third, asked)
    expect([...all].sort((a, b) => a - b)).toEqual([...rowsOf(100, 132).keys()])
    expect(moreFilled(all, asked)).toBe(all)
  })

  it('wait for rows that are not there yet, without a frame', () => {
    const asked = { from: 0, top: 0, to: 20, rows: rowsOf(0, 3) }
    const there = moreFilled(none, asked)
    expect([...there]).toEqual([0, 1, 2])
    expect(moreFilled(there, asked)).toBe(there)
  })

  it('forget what is no longer in the window', () => {
    const rows = rowsOf(0, 100)
    const before = moreFilled(none, { from: 0, top: 0, to: 8, rows })
    const after = moreFilled(before, { from: 6, top: 7, to: 12, rows })
    expect([...after].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10, 11])
  })

  it('are none in an empty window', () => {
    expect(moreFilled(none, { from: 8, top: 16, to: 5, rows: rowsOf(0, 100) })).toBe(none)
  })
})
