import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { countNewWorks, hearNewWorks, type NewWorks } from './new-works.js'

function block(height: number, types: number[]) {
  return {
    kind: 'block',
    height,
    timestamp: null,
    events: types.map((type) => sampleEvent({ type })),
  } as const
}

it('counts mints alone, a block once, and forgets what is taken back', () => {
  let works: NewWorks = new Map()
  for (const message of [block(5, [0, 0, 2]), block(5, [0, 0, 2]), block(6, [0]), block(7, [1, 3])]) {
    works = hearNewWorks(works, message)
  }
  expect(countNewWorks(works)).toBe(3)
  expect(countNewWorks(hearNewWorks(works, { kind: 'retract', height: 5 }))).toBe(2)
  expect(countNewWorks(hearNewWorks(works, { kind: 'retract', height: 4 }))).toBe(0)
})
