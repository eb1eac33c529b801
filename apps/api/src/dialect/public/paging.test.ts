import { describe, expect, it } from 'vitest'
import { cursorOf, paged } from './paging.js'

const rows = [
  { sortKey: '9', sortId: 'aa' },
  { sortKey: '8', sortId: 'bb' },
]
const idOf = (row: { sortId: string }) => row.sortId

describe('the field’s envelope', () => {
  it('names the rows at its edges', () => {
    expect(paged(rows, { size: 2 }, idOf)).toEqual({
      items: ['aa', 'bb'],
      page: null,
      size: 2,
      next: '>i:8~s:bb',
      previous: '<i:9~s:aa',
    })
  })

  it('turns a page around that was read backwards', () => {
    expect(paged(rows, { size: 2, page: '<i:7~s:cc' }, idOf).items).toEqual(['bb', 'aa'])
  })

  it('repeats the cursor at the end, and is never null where there is nothing at all', () => {
    expect(paged([], { size: 2, page: '>i:8~s:bb' }, idOf)).toMatchObject({
      next: '>i:8~s:bb',
      page: '>i:8~s:bb',
    })
    expect(paged([], { size: 2 }, idOf)).toMatchObject({ page: null, next: '>', previous: '<' })
  })

  it('takes a direction alone for the beginning', () => {
    expect(cursorOf({ size: 2, page: '>' })).toBeUndefined()
    expect(paged(rows, { size: 2, page: '>' }, idOf)).toMatchObject({ page: '>', next: '>i:8~s:bb' })
    expect(() => cursorOf({ size: 2, page: '2' })).toThrow('not a cursor')
  })
})
