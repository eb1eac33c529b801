import { expect, it } from 'vitest'
import { inTurn } from './in-turn.js'

const now = 1_800_000_000
const first = { reserve: 5n, start: now, end: now + 3600, overtimeSeconds: 600 }

it('starts and ends each auction so much later than the one before', () => {
  const made = inTurn(first, { count: 3, gapMinutes: 10, now })
  expect(made).toEqual({
    all: [0, 600, 1200].map((later) => ({ ...first, start: now + later, end: now + 3600 + later })),
  })
  expect(inTurn(first, { count: 2, gapMinutes: 0, now })).toEqual({ all: [first, first] })
})

it('names the rule that a later one breaks', () => {
  expect(inTurn(first, { count: 32, gapMinutes: 1440, now })).toEqual({ fault: 'starts-too-late' })
  expect(inTurn({ ...first, end: now }, { count: 1, gapMinutes: 0, now })).toEqual({
    fault: 'end-before-start',
  })
})
