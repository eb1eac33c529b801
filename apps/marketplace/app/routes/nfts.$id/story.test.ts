import { describe, expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { toStory } from './story.js'

const events = (count: number) =>
  Array.from({ length: count }, (_, event_index) =>
    sampleEvent({
      event_index,
      ...(event_index === 0 ? {} : { type: 2, price_token_id: 'xch', price_mojos: String(event_index) }),
    }),
  )
const indexes = (shown: readonly { event_index: number }[]) => shown.map((event) => event.event_index)

describe('toStory', () => {
  it('tells a short one whole, newest first', () => {
    const story = toStory(events(20), false)
    expect(indexes(story.newest)).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i))
    expect(story.first).toBeNull()
  })

  it('leaves nothing out where that would be nothing but its beginning', () => {
    const story = toStory(events(21), false)
    expect(indexes(story.newest)).toEqual(Array.from({ length: 21 }, (_, i) => 20 - i))
    expect(story.first).toBeNull()
    expect(toStory(events(22), false).first?.event_index).toBe(0)
  })

  it('tells of a long one its newest and its beginning, and knows how long it is', () => {
    const story = toStory(events(700), false)
    expect(indexes(story.newest)).toEqual(Array.from({ length: 20 }, (_, i) => 699 - i))
    expect([story.first?.event_index, story.count, story.sales.length]).toEqual([0, 700, 699])
  })

  it('tells all of it where that is asked for', () => {
    const story = toStory(events(700), true)
    expect(indexes(story.newest)).toEqual(Array.from({ length: 700 }, (_, i) => 699 - i))
    expect(story.first).toBeNull()
  })

  it('carries no coins, payments or hashes', () => {
    const [event] = toStory([sampleEvent()], false).newest
    for (const left of ['coin_id', 'child_coin_id', 'payments', 'royalties', 'payer'])
      expect(event).not.toHaveProperty(left)
  })
})
