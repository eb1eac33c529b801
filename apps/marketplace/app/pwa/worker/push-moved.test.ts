// @vitest-environment node
import { expect, it } from 'vitest'
import { movedForm } from './push-moved.js'

it('tells of a subscription what the form of the page tells', () => {
  const keys = { p256dh: 'BPubl-ic_Key', auth: 'se+cret' }
  const told = movedForm({ endpoint: 'https://push.test/a?b=c&d', expirationTime: null, keys })
  expect(Object.fromEntries(new URLSearchParams(told?.toString()))).toEqual({
    intent: 'push-on',
    endpoint: 'https://push.test/a?b=c&d',
    ...keys,
  })
})

it.each([
  {},
  { endpoint: 'https://push.test/a' },
  { endpoint: 'https://push.test/a', keys: { p256dh: 'a' } },
  { keys: { p256dh: 'a', auth: 'b' } },
])('tells nothing of %j', (subscription) => {
  expect(movedForm(subscription)).toBeUndefined()
})
