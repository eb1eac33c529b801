import { expect, it } from 'vitest'
import { sampleEvent } from '#app/test/sample.js'
import { isEvent, isShownEvent } from './is-event.js'
import { toShownEvent } from './shown-event.js'

it('keeps what a row shows, and no coin or hash', () => {
  const event = sampleEvent({ price_mojos: '7', price_token_code: 'XCH', price_token_decimals: 12 })
  const shown = toShownEvent(event)
  expect(shown).toMatchObject({ type: event.type, price_mojos: '7', nft: { name: event.nft.name } })
  expect(isShownEvent(shown)).toBe(true)
  expect(isEvent(shown)).toBe(false)
  expect(JSON.stringify(shown)).not.toMatch(/"[0-9a-f]{64}"/)
})
