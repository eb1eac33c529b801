import { expect, it } from 'vitest'
import { namedRelay } from './relay-place.js'

const named = (relayUrl?: string, projectId = 'abc') =>
  namedRelay({
    STUDIO_WALLETCONNECT_PROJECT_ID: projectId,
    ...(relayUrl !== undefined && { STUDIO_WALLETCONNECT_RELAY_URL: relayUrl }),
  })

it('is none without a project, and the usual one with nothing but that', () => {
  expect(namedRelay({})).toBeUndefined()
  expect(named('wss://relay.example.com', '')).toBeUndefined()
  expect(named()).toEqual({ projectId: 'abc', relayUrl: 'wss://relay.walletconnect.com' })
  expect(named('ws://127.0.0.1:5555')?.relayUrl).toBe('ws://127.0.0.1:5555')
})

it.each(['ws://relay.example.com', 'https://relay.example.com', 'wss://me:word@relay.example.com', 'relay'])(
  'is not %s',
  (relayUrl) => {
    expect(() => named(relayUrl)).toThrow()
  },
)
