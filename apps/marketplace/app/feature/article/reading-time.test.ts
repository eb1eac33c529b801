import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.js'

it.each([
  ['', 1],
  ['word '.repeat(220 * 3), 3],
  ['字'.repeat(1200), 3],
  [`${'字'.repeat(400)} ${'offer '.repeat(220)}`, 2],
])('counts words and characters: %#', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
