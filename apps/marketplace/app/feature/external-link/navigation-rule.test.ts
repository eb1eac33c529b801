import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFlagged, judgeNavigation } from './navigation-rule.js'
import { safeUrl } from './safe-url.js'

const origin = 'https://site.test'

describe('navigation', () => {
  it.each([
    ['/nfts?sort=x#a', false, 'inside'],
    ['?page=2', false, 'inside'],
    ['#main', false, 'inside'],
    ['', false, 'inside'],
    ['https://site.test/nfts', false, 'inside'],
    ['https://elsewhere.test/', false, 'unflagged'],
    ['https://elsewhere.test/', true, 'outside'],
    ['//elsewhere.test/', false, 'unflagged'],
    ['/\\elsewhere.test/', false, 'unflagged'],
    ['http://site.test/', false, 'unflagged'],
    ['https://site.test:444/', false, 'unflagged'],
    ['https://site.test@elsewhere.test/', true, 'dangerous'],
    ['mailto:a@b.test', false, 'outside'],
    ['otpauth://totp/x?secret=ABC', false, 'outside'],
    ['javascript:alert(1)', true, 'dangerous'],
    [' JaVaScRiPt:alert(1)', true, 'dangerous'],
    ['java\nscript:alert(1)', true, 'dangerous'],
    ['data:text/html,<script>', true, 'dangerous'],
    ['vbscript:x', true, 'dangerous'],
    ['blob:https://site.test/x', true, 'dangerous'],
    ['file:///etc/passwd', true, 'dangerous'],
    ['about:blank', true, 'dangerous'],
    ['http://[', true, 'dangerous'],
  ])('to %j, flagged external: %s, is %s', (href, flagged, verdict) => {
    expect(judgeNavigation(href, { flagged, origin })).toBe(verdict)
  })

  it('takes for paths of the site what parsers of addresses do', () => {
    const sign = fc.constantFrom(...'/\\.:@?#%&=~', ' ', '\t', '\n', '\r', '\0', 'a', 'é', '\u202e', '\ud800')
    const href = fc.array(sign, { maxLength: 8 }).map((signs) => `/${signs.join('')}`)
    fc.assert(
      fc.property(href, (text) => {
        const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
        expect(judgeNavigation(text, { origin }) === 'inside').toBe(url?.origin === origin && !url.username)
      }),
      { numRuns: 2000 },
    )
  })

  it('leads away by every whole address where nobody knows our own', () => {
    expect(judgeNavigation('https://site.test/')).toBe('unflagged')
    expect(judgeNavigation('/nfts')).toBe('inside')
  })
})

it.each([
  ['noopener external', true],
  ['noexternal', false],
  ['', false],
  [undefined, false],
])('rel %j flags a link as external: %s', (rel, flagged) => {
  expect(isFlagged(rel)).toBe(flagged)
})

it.each([
  ['https://a.test/x', 'https://a.test/x'],
  ['javascript:alert(1)', undefined],
  ['/nfts', undefined],
  ['', undefined],
  [null, undefined],
])('an address of another site, %j, is safe as %s', (text, url) => {
  expect(safeUrl(text)).toBe(url)
})
