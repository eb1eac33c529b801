import fc from 'fast-check'
import { expect, it } from 'vitest'
import { write } from '../endpoint/written.js'
import { joined, jsonPieces } from './json-text.js'

const jsonText = (answer: unknown) => joined(jsonPieces(answer))

it('writes what JSON would, whichever items were written before', () => {
  const item = fc.oneof(fc.record({ id: fc.string(), n: fc.option(fc.integer()) }), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(item), fc.dictionary(fc.string(), fc.jsonValue()), (items, rest) => {
      const some = items.map((one, i) =>
        typeof one === 'object' && one !== null && i % 2 === 0 ? write(one) : one,
      )
      expect(JSON.parse(jsonText({ ...rest, items: some }))).toEqual(
        JSON.parse(JSON.stringify({ ...rest, items })),
      )
    }),
  )
})

it('writes answers that are no lists as they are', () => {
  expect(jsonText({ a: 1 })).toBe('{"a":1}')
  expect(jsonText('offer1items')).toBe('"offer1items"')
  expect([jsonText(null), jsonText([1])]).toEqual(['null', '[1]'])
  expect(jsonText({ items: 3 })).toBe('{"items":3}')
  expect(jsonText({ items: [] })).toBe('{"items":[]}')
})

it('keeps what was written before as it is, for others to share', () => {
  const one = write({ price: '1' })
  expect(jsonPieces({ items: [one, { a: 1 }], next: 'x' })).toEqual([
    '{"items":[',
    one,
    ',',
    '{"a":1}',
    '],"next":"x"}',
  ])
})

it('gives what was written as JSON has it', () => {
  expect(write({ price: '1', none: undefined }).read()).toEqual({ price: '1' })
  expect(JSON.stringify({ one: write({ price: '1' }) })).toBe('{"one":{"price":"1"}}')
})
