import { expect, it } from 'vitest'
import { toShownEvent } from '#app/feature/event-table/shown-event.js'
import { sampleEvent, sampleOffer } from '#app/test/sample.js'
import { readOwnPapers } from './own-papers.js'

it('reads what the page answers, and leaves out rows of another kind', () => {
  const offer = sampleOffer()
  expect(
    readOwnPapers({ papers: { tab: 'offers', open: [offer, null, { id: 'x' }], over: 'none' } }),
  ).toEqual({
    tab: 'offers',
    open: [offer],
    over: [],
  })
  const event = toShownEvent(sampleEvent())
  expect(readOwnPapers({ papers: { tab: 'activity', events: [event, {}] } })).toEqual({
    tab: 'activity',
    events: [event],
  })
  const profile = { id: 'a', encoded_id: 'did:chia:1a' }
  expect(readOwnPapers({ papers: { tab: 'profiles', profiles: [profile, { id: 'a' }] } })).toEqual({
    tab: 'profiles',
    profiles: [profile],
  })
  expect(readOwnPapers({ papers: { tab: 'fault' } })).toEqual({ tab: 'fault' })
})

it.each([undefined, null, 'x', {}, { papers: null }, { papers: { tab: 'else' } }])(
  'takes %j for nothing',
  (answer) => {
    expect(readOwnPapers(answer)).toBeUndefined()
  },
)
