import { expect, it } from 'vitest'
import { HIGHEST, toCourse } from './course.js'

it('keeps where it begins and ends, exactly, and heights between', () => {
  const course = toCourse(['1000000000001', '3000000000000', '2000000000000'])
  expect(course).toEqual({
    first: '1000000000001',
    last: '2000000000000',
    heights: [0, HIGHEST, HIGHEST / 2],
  })
  expect(toCourse(['7', '7'])?.heights).toEqual([0, 0])
})

it('is none for fewer than two', () => {
  expect(toCourse([])).toBeNull()
  expect(toCourse(['1'])).toBeNull()
})

it('takes no more room the longer it is', () => {
  for (const length of [2, 30, 31, 32, 90, 1000]) {
    const course = toCourse(Array.from({ length }, (_, i) => String(i * 1_000_000)))
    expect(course?.heights.length).toBe(Math.min(length, 31))
    expect(course?.heights[0]).toBe(0)
    expect(course?.heights.at(-1)).toBe(HIGHEST)
    expect(course?.heights.every((height, i, all) => i === 0 || height > (all[i - 1] ?? 0))).toBe(true)
  }
})
