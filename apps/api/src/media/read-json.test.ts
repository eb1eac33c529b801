import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.js'

const read = (text: string) => readJson(Buffer.from(text))

describe('readJson', () => {
  it.each([
    ['\uFEFF{"a":1}', { a: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"a":"\\u0000b"}', { a: '\ufffdb' }],
    ['{"\\u0000":1}', { '\ufffd': 1 }],
    ['{"a":"\\ud800","b":"\\ud83d\\ude00"}', { a: '\ufffd', b: '\u{1F600}' }],
    ['{"a":"\\\\u0000"}', { a: '\\u0000' }],
    ['{"__proto__":{"a":1}}', JSON.parse('{"__proto__":{"a":1}}')],
    ['[1]', [1]],
    ['null', null],
  ])('reads %j', (text, value) => {
    expect(read(text)).toEqual(value)
  })

  it.each(["{'a':1}", '{"a":1', '', 'words', '{a:1}', '{"a":NaN}'])('refuses %j', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('refuses what is too deep to read rather than failing', () => {
    expect(() => read('['.repeat(1_000_000))).not.toThrow()
    expect(read(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeUndefined()
    expect(read(`${'['.repeat(500)}${']'.repeat(500)}`)).toBeUndefined()
    expect(read(`${'['.repeat(150)}${']'.repeat(150)}`)).toBeDefined()
  })

  it('gives what JSON says, but for what the store cannot hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('\\u0000') && !/\\ud[89a-f]/i.test(text))
        expect(read(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})
