import type { Restriction } from '@chiaroscuro/contract/operation'
import { describe, expect, it } from 'vitest'
import { banIn, hidingsIn } from './ban-in.js'
import { newsIn } from './news-in.js'

const at = '2026-01-02T09:00:00+00:00'
const now = Date.parse('2026-01-20T09:00:00Z')
const restriction = (facts: Partial<Restriction> = {}): Restriction => ({
  ...{ act: 1, what: 'hide', kind: 'profile', target: 'ab', name: null, reason: 'A copy', at, stands: true },
  appeal: null,
  ...facts,
})
const appeal = (answeredAt?: string) => ({
  ...{ number: 2, text: 'It is mine, I made it', at },
  answer: answeredAt === undefined ? null : { granted: false, reason: 'No', at: answeredAt },
})

describe('news of decisions', () => {
  it.each([
    [[], null],
    [[restriction()], 'decided'],
    [[restriction({ stands: false })], null],
    [[restriction({ appeal: appeal() })], null],
    [[restriction({ appeal: appeal('2026-01-19T09:00:00Z') })], 'answered'],
    [[restriction({ appeal: appeal('2025-12-01T09:00:00Z') })], null],
    [[restriction(), restriction({ stands: false, appeal: appeal('2026-01-19T09:00:00Z') })], 'answered'],
    [
      [restriction({ at: '2026-01-19T09:00:01Z' }), restriction({ appeal: appeal('2026-01-19T09:00:00Z') })],
      'decided',
    ],
  ])('of %# are %s', (restrictions, news) => {
    expect(newsIn(restrictions, now)).toBe(news)
  })
})

describe('what stands', () => {
  it('is a ban, or hides profiles, until it is taken back', () => {
    const ban = restriction({ act: 3, what: 'ban', kind: 'person' })
    expect(banIn([restriction(), ban])).toBe(ban)
    expect(banIn([{ ...ban, stands: false }])).toBeNull()
    expect(Object.keys(hidingsIn([restriction(), ban, restriction({ kind: 'nft', target: 'cd' })]))).toEqual([
      'ab',
    ])
    expect(hidingsIn([restriction({ stands: false })])).toEqual({})
  })
})
