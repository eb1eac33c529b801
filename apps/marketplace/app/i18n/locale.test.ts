import { describe, expect, it } from 'vitest'
import { pickLocale } from './locale.js'

describe('pickLocale', () => {
  it.each([
    ['zh', 'en', 'zh'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'fr,en;q=0.5,zh;q=0.9', 'zh'],
    [undefined, 'zh;q=0,de', 'en'],
    ['klingon', 'zh', 'zh'],
    [undefined, null, 'en'],
    [undefined, ';;;,,q=', 'en'],
  ])('cookie %s and header %s speak %s', (cookie, header, locale) => {
    expect(pickLocale(cookie, header)).toBe(locale)
  })
})
