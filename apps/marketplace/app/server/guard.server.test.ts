import { describe, expect, it } from 'vitest'
import { requireSameOrigin } from './guard.server.js'

const request = (headers: Record<string, string>, url = 'http://localhost:4800/login') =>
  new Request(url, { headers })
const isRefused = (headers: Record<string, string>, publicOrigin?: string) => {
  try {
    requireSameOrigin(request(headers), publicOrigin)
    return false
  } catch {
    return true
  }
}

describe('forms that change who is signed in', () => {
  it('come from our own pages', () => {
    expect(isRefused({ origin: 'http://localhost:4800' })).toBe(false)
    expect(isRefused({ origin: 'https://market.test' }, 'https://market.test')).toBe(false)
    // Older browsers send no origin with a form of the same site.
    expect(isRefused({})).toBe(false)
  })

  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:4801' },
    { 'sec-fetch-site': 'cross-site' },
  ])('are refused from elsewhere: %j', (headers) => {
    expect(isRefused(headers)).toBe(true)
  })
})
