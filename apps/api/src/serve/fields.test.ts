import { expect, it } from 'vitest'
import { write } from '../endpoint/written.js'
import { fieldsOf, onlyFields } from './fields.js'

it('reads names however they are given', () => {
  expect(fieldsOf('id, name')).toEqual(new Set(['id', 'name']))
  expect(fieldsOf(['id', 'name,rank'])).toEqual(new Set(['id', 'name', 'rank']))
  for (const none of [undefined, '', ',', [], 7]) expect(fieldsOf(none)).toBeUndefined()
})

it('keeps what was asked for, of a list of its items', () => {
  const fields = new Set(['id', 'toString'])
  expect(onlyFields({ id: 1, name: 'a' }, fields)).toEqual({ id: 1 })
  expect(
    onlyFields(
      { items: [{ id: 1, name: 'a' }, null, write({ id: 2, name: 'b' })], next: '>', size: 2 },
      fields,
    ),
  ).toEqual({
    items: [{ id: 1 }, null, { id: 2 }],
    next: '>',
    size: 2,
  })
  expect(onlyFields('offer1items', fields)).toBe('offer1items')
})
