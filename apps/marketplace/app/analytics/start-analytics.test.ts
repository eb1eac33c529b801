import { afterEach, expect, it, vi } from 'vitest'
import { SEEN } from '#app/pwa/use-seen.js'
import { startAnalytics } from './start-analytics.js'

const settings = { url: 'https://count.test/api/event', domain: 'site.test' }

afterEach(() => vi.unstubAllGlobals())

function withBeacon(wishes: Record<string, unknown> = {}) {
  const sendBeacon = vi.fn(() => true)
  vi.stubGlobal('navigator', { ...wishes, sendBeacon })
  return sendBeacon
}

it('counts each page once, as the visitor goes on', () => {
  const sendBeacon = withBeacon()
  startAnalytics(settings)
  window.dispatchEvent(new CustomEvent(SEEN))
  history.pushState(null, '', '/nfts?sort=x')
  window.dispatchEvent(new CustomEvent(SEEN))
  const said = sendBeacon.mock.calls.map((call: unknown[]) => [call[0], JSON.parse(String(call[1])).u])
  expect(said).toEqual([
    [settings.url, `${location.origin}/`],
    [settings.url, `${location.origin}/nfts`],
  ])
})

it('counts nobody who asks not to be', () => {
  const sendBeacon = withBeacon({ globalPrivacyControl: true })
  startAnalytics(settings)
  window.dispatchEvent(new CustomEvent(SEEN))
  expect(sendBeacon).not.toHaveBeenCalled()
})
