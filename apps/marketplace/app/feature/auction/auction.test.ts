import { describe, expect, it } from 'vitest'
import { nextTurn, phaseAt } from './phase-at.js'
import { timeLeft } from './time-left.js'

const at = (text: string) => Date.parse(`2026-03-01T${text}Z`)
const course = {
  start: '2026-03-01T10:00:00Z',
  end: '2026-03-01T12:00:00Z',
  ends_at: '2026-03-01T12:05:00Z',
  closed_at: null,
}

describe('an auction while a page stays open', () => {
  it.each([
    ['09:59:59', 'upcoming', '10:00:00'],
    ['10:00:00', 'running', '12:05:00'],
    ['11:59:59', 'running', '12:05:00'],
    ['12:00:00', 'overtime', '12:05:00'],
    ['12:05:00', 'ended', undefined],
  ] as const)('at %s it is %s', (time, phase, next) => {
    expect(phaseAt(course, at(time))).toBe(phase)
    expect(nextTurn(course, at(time))).toBe(next && at(next))
  })

  it('is over once it was closed', () => {
    expect(phaseAt({ ...course, closed_at: '2026-03-01T10:30:00Z' }, at('11:00:00'))).toBe('ended')
  })
})

it.each([
  [0, { days: 0, clock: '00:00:00', duration: 'P0DT0H0M0S' }],
  [-5000, { days: 0, clock: '00:00:00', duration: 'P0DT0H0M0S' }],
  [1, { days: 0, clock: '00:00:01', duration: 'P0DT0H0M1S' }],
  [86_400_000 + 8_049_000, { days: 1, clock: '02:14:09', duration: 'P1DT2H14M9S' }],
])('%d ms are shown as a clock', (ms, shown) => {
  expect(timeLeft(at('10:00:00') + ms, at('10:00:00'))).toEqual(shown)
})
