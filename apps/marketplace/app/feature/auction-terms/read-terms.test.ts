import { expect, it } from 'vitest'
import { localText, readTerms } from './read-terms.js'

const now = Date.parse('2026-03-01T10:00:00Z')
const inHours = (hours: number) => localText(new Date(now + hours * 3_600_000))
const typed = { reserve: '1.5', start: '', end: inHours(24), overtime: '10' }

it('reads what was typed, in the reader’s own time', () => {
  const start = now / 1000
  expect(readTerms(typed, now)).toEqual({
    terms: { reserve: 1_500_000_000_000n, start, end: start + 86_400, overtimeSeconds: 600 },
  })
  expect(readTerms({ ...typed, start: inHours(2) }, now)).toMatchObject({ terms: { start: start + 7200 } })
})

it.each([
  [{ reserve: '' }, 'no-price'],
  [{ reserve: '0' }, 'no-price'],
  [{ end: '' }, 'no-end'],
  [{ start: 'soon' }, 'no-end'],
  [{ end: inHours(-1) }, 'end-before-start'],
  [{ start: inHours(30) }, 'end-before-start'],
  [{ end: inHours(24 * 31) }, 'too-long'],
  [{ start: inHours(24 * 31), end: inHours(24 * 32) }, 'starts-too-late'],
])('says which rule %j breaks', (facts, fault) => {
  expect(readTerms({ ...typed, ...facts }, now)).toEqual({ fault })
})
