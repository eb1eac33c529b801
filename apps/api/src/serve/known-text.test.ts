import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonText, keepText } from './known-text.js'

it('writes what JSON would, whichever items are kept', () => {
  const item = fc.oneof(fc.record({ id: fc.string(), n: fc.option(fc.integer()) }), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(item), fc.dictionary(fc.string(), fc.jsonValue()), (items, rest) => {
      const kept = items.map((one, i) =>
        typeof one === 'object' && one !== null && i % 2 === 0 ? keepText(one) : one,
      )
      expect(JSON.parse(jsonText({ ...rest, items: kept }))).toEqual(
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

it('lets nobody change what was written', () => {
  const card = keepText({ price: '1' })
  expect(() => {
    card.price = '2'
  }).toThrow(TypeError)
})
