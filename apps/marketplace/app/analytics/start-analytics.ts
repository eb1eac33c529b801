import { SEEN } from '#app/pwa/use-seen.js'
import { mayCount, pageview, type Wishes } from './analytics-event.js'
import type { AnalyticsSettings } from './analytics-settings.js'

/** Counts this page and those the visitor goes on to, unless the visitor's browser asks not to. */
export function startAnalytics({ url, domain }: AnalyticsSettings): void {
  if (!mayCount(wishesOf(navigator), wishesOf(window))) return
  let last: string | undefined
  const count = () => {
    const { href, pathname } = location
    if (pathname === last) return
    last = pathname
    const { referrer } = document
    const event = pageview({ href, referrer, width: window.innerWidth, domain })
    // As plain text: no question is asked before it, and nothing is waited for after it.
    if (event) navigator.sendBeacon(url, JSON.stringify(event))
  }
  window.addEventListener(SEEN, count)
  count()
}

/** Not all of them are in the DOM's own types, and no browser has all. */
function wishesOf(place: object): Wishes {
  const said = (name: string): unknown => Reflect.get(place, name)
  return {
    doNotTrack: said('doNotTrack'),
    msDoNotTrack: said('msDoNotTrack'),
    globalPrivacyControl: said('globalPrivacyControl'),
  }
}
