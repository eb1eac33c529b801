import { describe, expect, it } from 'vitest'
import { exactTimeText, relativeTimeText } from './relative-time-text.js'

const now = Date.UTC(2026, 0, 31, 13, 5, 9)

describe('relativeTimeText', () => {
  it.each([
    [0, 'now'],
    [1_000, '1 second ago'],
    [59_000, '59 seconds ago'],
    [61_000, '1 minute ago'],
    [7_199_000, '1 hour ago'],
    [86_400_000 * 3, '3 days ago'],
    [86_400_000 * 45, '1 month ago'],
    [86_400_000 * 800, '2 years ago'],
    [-7_200_000, 'in 2 hours'],
  ])('%d ms before reads %s', (ago, text) => {
    expect(relativeTimeText(now - ago, now, 'en')).toBe(text)
  })

  it('speaks Chinese', () => {
    expect(relativeTimeText(now - 180_000, now, 'zh')).toBe('3分钟前')
  })

  it('writes the exact instant in UTC', () => {
    expect(exactTimeText(now)).toBe('2026-01-31 13:05:09 UTC')
  })
})
