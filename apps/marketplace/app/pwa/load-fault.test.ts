import { expect, it } from 'vitest'
import { CHUNK_FAULT, loadFault } from './load-fault.js'

it.each([
  [Object.assign(new Error('x'), { name: CHUNK_FAULT }), 'chunk'],
  [new TypeError('Failed to fetch'), 'data'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'data'],
  [new TypeError('Load failed'), 'data'],
  [new TypeError('undefined is not a function'), undefined],
  [new Error('Failed to fetch'), undefined],
  ['Failed to fetch', undefined],
  [undefined, undefined],
])('%s is a fault of loading: %s', (error, kind) => {
  expect(loadFault(error)).toBe(kind)
})
