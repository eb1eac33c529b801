import { expect, it } from 'vitest'
import { toListPage } from './list-page.js'

const page = { items: ['a', 'b'], page: null, size: 2, next: '>2', previous: '<0' }

it('goes on while pages are full, and ends where the API repeats its cursor', () => {
  expect(toListPage(page, 2)).toEqual({ items: ['a', 'b'], next: '>2', later: false })
  expect(toListPage({ ...page, items: ['a'] }, 2).next).toBeNull()
  expect(toListPage({ ...page, page: '>2' }, 2)).toEqual({ items: ['a', 'b'], next: null, later: true })
})
