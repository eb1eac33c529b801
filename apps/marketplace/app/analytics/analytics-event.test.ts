// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mayCount, pageview } from './analytics-event.js'

const visited = { referrer: '', width: 390.4, domain: 'site.test' }

describe('a page seen', () => {
  it('is told with six fields, and nothing that stands behind a question mark', () => {
    const event = pageview({
      ...visited,
      href: 'https://site.test/search?q=private#x',
      referrer: 'https://elsewhere.test/a?b=private',
    })
    expect(event).toEqual({
      n: 'pageview',
      u: 'https://site.test/search',
      d: 'site.test',
      r: 'https://elsewhere.test/a',
      w: 390,
      h: 0,
    })
  })

  it.each(['/login', '/user/security', '/wallet', '/discord/callback'])(
    'is nobody’s business at %s',
    (path) => {
      expect(pageview({ ...visited, href: `https://site.test${path}` })).toBeUndefined()
    },
  )

  it.each(['', 'nonsense', 'android-app://x'])('came from nowhere where the referrer is %j', (referrer) => {
    expect(pageview({ ...visited, href: 'https://site.test/', referrer })?.r).toBeNull()
  })
})

it.each([
  [{}, {}, true],
  [{ doNotTrack: null }, {}, true],
  [{ doNotTrack: '0' }, {}, true],
  [{ doNotTrack: 'unspecified' }, {}, true],
  [{ doNotTrack: '1' }, {}, false],
  [{ doNotTrack: 'yes' }, {}, false],
  [{ msDoNotTrack: '1' }, {}, false],
  [{}, { doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, {}, false],
  [{ globalPrivacyControl: false }, {}, true],
])('a visitor whose browser says %j and page %j may be counted: %s', (browser, page, may) => {
  expect(mayCount(browser, page)).toBe(may)
})
