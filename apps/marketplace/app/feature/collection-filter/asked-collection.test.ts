import { expect, it } from 'vitest'
import { collectionHref, collectionNamed } from './asked-collection.js'

const tides = { id: 'col1a', name: 'Tides' }
const lowTides = { id: 'col1b', name: 'Low Tides' }

it('takes the one that is called so, or the only one there is', () => {
  expect(collectionNamed('tides', [lowTides, tides])).toBe(tides)
  expect(collectionNamed('low', [lowTides])).toBe(lowTides)
})

it('does not guess among several', () => {
  expect(collectionNamed('tide', [lowTides, tides])).toBeNull()
  expect(collectionNamed('Tides', [tides, { id: 'col1c', name: 'TIDES' }])).toBeNull()
  expect(collectionNamed('nothing', [])).toBeNull()
})

it('keeps the other filters, and begins at the first page', () => {
  expect(collectionHref('/events', '?type=2&page=x', 'col1a')).toBe('/events?type=2&collection=col1a')
  expect(collectionHref('/events', '?collection=col1a&type=2', null)).toBe('/events?type=2')
  expect(collectionHref('/events', '?collection=col1a', null)).toBe('/events')
})
