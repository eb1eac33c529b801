import { expect, it } from 'vitest'
import { sortHref } from './sort-href.js'

it('keeps the rest of the address, begins anew, and leaves the resting order unsaid', () => {
  expect(sortHref('/profiles', '?interval=30&page=x', 'sold', 'created')).toBe(
    '/profiles?interval=30&sort=sold',
  )
  expect(sortHref('/profiles', '?sort=sold', 'created', 'created')).toBe('/profiles')
})
