import { isOwnPath } from '#app/pwa/own-path.js'

/** What is told of a visit to a page (specification, section 7): name, address, domain, referrer, width, hash routing. */
export interface AnalyticsEvent {
  n: string
  u: string
  d: string
  r: string | null
  w: number
  h: 0
  /** More about it; pages have nothing more to say. */
  p?: Record<string, string>
}

export interface Visited {
  href: string
  referrer: string
  width: number
  domain: string
}

/** The event of a page seen; none for pages that are somebody's own. What stands behind a `?` stays here. */
export function pageview({ href, referrer, width, domain }: Visited): AnalyticsEvent | undefined {
  const url = new URL(href)
  if (isOwnPath(url.pathname)) return undefined
  return {
    n: 'pageview',
    u: url.origin + url.pathname,
    d: domain,
    r: origin(referrer),
    w: Math.round(width),
    h: 0,
  }
}

function origin(referrer: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const url = new URL(referrer)
  return /^https?:$/.test(url.protocol) ? url.origin + url.pathname : null
}

/** Signals by which a visitor asks not to be counted, as browsers spell them. */
export interface Wishes {
  doNotTrack?: unknown
  msDoNotTrack?: unknown
  globalPrivacyControl?: unknown
}

/** Whether a visitor may be counted: neither Do Not Track nor Global Privacy Control says otherwise. */
export function mayCount(browser: Wishes, page: Wishes): boolean {
  const track = [browser.doNotTrack, browser.msDoNotTrack, page.doNotTrack]
  return browser.globalPrivacyControl !== true && !track.some((said) => said === '1' || said === 'yes')
}
