import { expect, it } from 'vitest'
import { shorten } from './shorten.js'

it('keeps both ends of a long id and all of a short one', () => {
  expect(shorten('nft1abcdefghijklmnopqrstuvwxyz')).toBe('nft1abcd…uvwxyz')
  expect(shorten('0123456789abcde')).toBe('0123456789abcde')
  expect(shorten('0123456789abcdef', 4, 4)).toBe('0123…cdef')
})
