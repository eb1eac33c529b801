import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { evenMarks } from './even-marks.js'

it('leaves what fits into one stretch whole', () => {
  expect(evenMarks(0, 100)).toEqual([])
  expect(evenMarks(100, 100)).toEqual([])
})

it('cuts all ids there can be into even parts, each mark an id in its order', () => {
  expect(evenMarks(360, 100)).toEqual(['4', '8', 'c'].map((digit) => digit.padEnd(64, '0')))
  const marks = evenMarks(10_000_000, 10_000)
  expect(marks).toHaveLength(1111)
  expect(marks.every((mark) => /^[0-9a-f]{64}$/.test(mark))).toBe(true)
  expect([...marks].sort()).toEqual(marks)
})

it('cuts hashes into stretches of no more than was asked for', () => {
  const ids = Array.from({ length: 50_000 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex'))
  const size = 5000
  const ends = [...evenMarks(ids.length, size), 'g']
  const lengths = ends.map((end, i) => {
    const start = ends[i - 1] ?? ''
    return ids.filter((id) => id > start && id <= end).length
  })
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(ids.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(size)
  expect(Math.min(...lengths)).toBeGreaterThan(size / 2)
})
