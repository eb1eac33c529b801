import { describe, expect, it } from 'vitest'
import { line, optionalText, webAddress } from './text.js'

describe('line', () => {
  it.each([
    ['  Ann  ', 'Ann'],
    ['Zoe\u0308', 'Zoë'],
    ['林黛玉', '林黛玉'],
    ['👩‍🎨', '👩‍🎨'],
  ])('takes %j', (given, text) => {
    expect(line(10).parse(given)).toBe(text)
  })

  it.each([
    ['', 'nothing'],
    [' \t ', 'blanks'],
    ['ab\ncd', 'a second line'],
    ['a\u0000', 'NUL'],
    ['a\u202eb', 'an override of direction'],
    ['a\u200bb', 'a hidden blank'],
    ['\ud800', 'half a pair'],
    ['x'.repeat(11), 'too much'],
    ['x'.repeat(1e6), 'far too much'],
  ])('refuses %#: %s', (given) => {
    expect(line(10).safeParse(given).success).toBe(false)
  })

  it('counts letters rather than their halves, and takes lines where there may be many', () => {
    expect(line(3).safeParse('👩👩👩').success).toBe(true)
    expect(line(20, 'many').parse('one\r\ntwo')).toBe('one\ntwo')
    expect(line(20, 'many').safeParse('one\u0007two').success).toBe(false)
  })
})

describe('optionalText', () => {
  it('tells what is left out from what is taken away', () => {
    const schema = optionalText(line(5))
    expect(schema.parse(undefined)).toBeUndefined()
    expect(schema.parse(null)).toBeNull()
    expect(schema.parse('')).toBeNull()
    expect(schema.parse('a')).toBe('a')
  })
})

describe('webAddress', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['https://Example.org/a?b#c', 'https://example.org/a?b#c'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('takes %s', (given, href) => {
    expect(webAddress.parse(given)).toBe(href)
  })

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'https://user:word@example.org',
    'https://user@example.org',
    'https://localhost/',
    'https://',
    'example.org',
    '//example.org',
    `https://example.org/${'x'.repeat(200)}`,
  ])('refuses %s', (given) => {
    expect(webAddress.safeParse(given).success).toBe(false)
  })
})
