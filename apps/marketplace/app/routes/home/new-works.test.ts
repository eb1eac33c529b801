import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { hearNewWorks, type NewWorks } from './new-works.js'

const told = (nft_id: string, type: number) =>
  ({ kind: 'event', event: sampleEvent({ nft_id, type }) }) as const
const back = (nft_id: string, event_index: number) =>
  ({ kind: 'retraction', nft_id, event_index, block_height: 5 }) as const

it('counts mints alone, each once, and forgets what is taken back', () => {
  let works: NewWorks = new Set()
  for (const message of [told('a', 0), told('a', 0), told('b', 0), told('c', 2), told('a', 1)])
    works = hearNewWorks(works, message)
  expect(works.size).toBe(2)
  expect(hearNewWorks(works, back('a', 1)).size).toBe(2)
  expect(hearNewWorks(works, back('a', 0)).size).toBe(1)
})
