// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answeringOf, seenPath } from './ask-rule.js'

const site = 'https://site.test'

describe('a request', () => {
  it.each([
    ['GET', 'navigate', '/', 'page'],
    ['GET', 'navigate', '/nfts/nft1abc?tab=x', 'page'],
    ['GET', 'navigate', '/blog/a/b', 'page'],
    ['GET', 'navigate', '/offline?from=/x', 'page'],
    ['GET', 'navigate', '/login', 'own'],
    ['GET', 'navigate', '/user/security', 'own'],
    ['GET', 'navigate', '/%75ser/security', 'own'],
    ['GET', 'navigate', '/tools/auction', 'own'],
    ['GET', 'navigate', '/blog/feed.xml', 'leave'],
    ['GET', 'navigate', '/nfts/_payload.json', 'leave'],
    ['GET', 'navigate', '/builds/latest.json', 'leave'],
    ['GET', 'no-cors', '/assets/a-1.js', 'asset'],
    ['GET', 'cors', '/watchlist.data?id=a', 'list'],
    ['GET', 'cors', '/user/security.data', 'leave'],
    ['GET', 'cors', '/nfts.data', 'leave'],
    ['GET', 'cors', '/session', 'leave'],
    ['HEAD', 'navigate', '/', 'leave'],
    ['POST', 'navigate', '/logout', 'forget'],
    ['POST', 'cors', '/logout.data', 'forget'],
    ['POST', 'same-origin', '/session', 'forget'],
    ['POST', 'navigate', '/preferences', 'forget'],
    ['POST', 'navigate', '/mint/early-access', 'leave'],
  ])('%s (%s) of %s: %s', (method, mode, path, answering) => {
    expect(answeringOf({ method, mode, url: site + path }, site)).toBe(answering)
  })

  it.each(['https://api.site.test/', 'http://site.test/', 'https://site.test:444/assets/a.js'])(
    'to %s is somebody else’s business',
    (url) => {
      expect(answeringOf({ method: 'GET', mode: 'navigate', url }, site)).toBe('leave')
    },
  )
})

describe('what the page says was seen', () => {
  it.each([
    [{ seen: '/nfts?sort=x#part' }, '/nfts?sort=x'],
    [{ seen: '/user/security' }, undefined],
    [{ seen: '//elsewhere.test/nfts' }, undefined],
    [{ seen: 'https://elsewhere.test/nfts' }, undefined],
    [{ seen: 'javascript:alert(1)' }, undefined],
    [{ seen: 5 }, undefined],
    ['/nfts', undefined],
    [null, undefined],
  ])('%j is the page %s', (message, path) => {
    expect(seenPath(message, site)).toBe(path)
  })
})
