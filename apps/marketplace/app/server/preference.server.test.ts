// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { localeOf, preferenceCookies, returnPath, themeOf } from './preference.server.js'

function ask(cookie: string, language = 'en'): Request {
  return new Request('http://site.test/', { headers: { cookie, 'accept-language': language } })
}

describe('choices of a visitor', () => {
  it('reads the plain user-lang cookie before the browser language', () => {
    expect(localeOf(ask('a=1; user-lang=zh', 'en'))).toBe('zh')
    expect(localeOf(ask('user-lang=xx', 'zh-CN'))).toBe('zh')
  })

  it('follows the system without a known theme', () => {
    expect(themeOf(ask('theme=dark'))).toBe('dark')
    expect(themeOf(ask('theme=sepia'))).toBe('system')
  })

  it('writes cookies plainly, for a year, and only for known values', () => {
    const form = new FormData()
    form.set('language', 'zh')
    form.set('theme', 'sepia')
    expect(preferenceCookies(form, false)).toEqual(['user-lang=zh; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect(preferenceCookies(form, true)[0]).toContain('; Secure')
  })
})

describe('returnPath', () => {
  it.each([
    ['/nfts?sort=rank', '/nfts?sort=rank'],
    ['//evil.test/', '/'],
    ['/\\evil.test', '/'],
    ['https://evil.test/', '/'],
    ['javascript:alert(1)', '/'],
    ['/../../etc', '/etc'],
    [null, '/'],
  ])('%s leads to %s', (claimed, path) => {
    expect(returnPath(claimed)).toBe(path)
  })
})
