import { describe, expect, it } from 'vitest'
import { CursorError, formatCursor, parseCursor, toPage } from './keyset.js'

describe('cursors', () => {
  it.each(['ab'.repeat(32), 'mint-8fc5d79e590ea315b9357dd44bf3b8', 'col1q:3'])(
    'come back as they went: %s',
    (id) => {
      const cursor = { backward: true, key: '1850000000000', id }
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor)
    },
  )
  it.each(['', '>', 'i:1~s:a', ">i:1~s:a'; drop table nft", '>i:1e9~s:a', `>i:${'9'.repeat(50)}~s:a`])(
    'refuse %s',
    (text) => {
      expect(() => parseCursor(text)).toThrow(CursorError)
    },
  )
})

describe('toPage', () => {
  const rows = [
    { sortKey: '1', sortId: 'a' },
    { sortKey: '2', sortId: 'b' },
  ]
  it('names both ends, and repeats the cursor when nothing is left', () => {
    expect(toPage(rows, undefined, 2, (row) => row.sortId)).toEqual({
      items: ['a', 'b'],
      page: null,
      size: 2,
      next: '>i:2~s:b',
      previous: '<i:1~s:a',
    })
    expect(toPage([], '>i:2~s:b', 2, () => 0)).toMatchObject({ items: [], next: '>i:2~s:b' })
  })
  it('turns a page that was read backwards', () => {
    expect(toPage(rows, '<i:3~s:c', 2, (row) => row.sortId).items).toEqual(['b', 'a'])
  })
})
