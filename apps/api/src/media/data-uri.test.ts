import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDataUri } from './data-uri.js'

const read = (uri: string) => readDataUri(uri, 1000).toString('utf8')

describe('readDataUri', () => {
  it.each([
    ['data:,words', 'words'],
    ['data:text/plain,A%20b%2C', 'A b,'],
    ['DATA:application/json;charset=utf-8,{"a":1}', '{"a":1}'],
    ['data:application/json;base64,eyJhIjoxfQ==', '{"a":1}'],
    ['data:application/json;base64,eyJhIjoxfQ', '{"a":1}'],
    ['data:;BASE64,e30%3D', '{}'],
    ['data:image/svg+xml;utf8,<svg>%zz</svg>', '<svg>%zz</svg>'],
    ['data:text/plain,\u00e9', '\u00e9'],
    ['data:;base64,', ''],
    ['data:a;base64,d29y\nZHM=', 'words'],
  ])('reads %s', (uri, text) => {
    expect(read(uri)).toBe(text)
  })

  it.each(['data:', 'data:text/plain', 'http://a/,b', 'data:;base64,###', ''])('refuses %j', (uri) => {
    expect(() => read(uri)).toThrow('not a URL')
  })

  it('bounds what it decodes', () => {
    expect(() => read(`data:,${'a'.repeat(1001)}`)).toThrow('over 1000 bytes')
    expect(() => read(`data:,${'a'.repeat(100_000)}`)).toThrow('over 1000 bytes')
  })

  it('gives back any bytes, in both spellings', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const plain = Buffer.from(bytes)
        const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
        expect(readDataUri(`data:,${escaped}`, 300)).toEqual(plain)
        expect(readDataUri(`data:;base64,${plain.toString('base64')}`, 300)).toEqual(plain)
      }),
    )
  })
})
