import { describe, expect, it } from 'vitest'
import { makeBoard } from './facet-board.js'
import { keptBoards } from './kept-boards.js'

const items = [
  { id: 'a', type: 1, rank: 1 },
  { id: 'b', type: 1, rank: 2 },
]
const board = await makeBoard(items, [{ name: 'Hat', value: 'red', ids: ['a'] }], '1')

describe('keptBoards', () => {
  it('makes a board once a version, for all who ask meanwhile', async () => {
    const kept = keptBoards(1e9, 10)
    let made = 0
    const make = async () => {
      made++
      return board
    }
    expect(await Promise.all([kept.take('one', '1', make), kept.take('one', '1', make)])).toEqual([
      board,
      board,
    ])
    expect(made).toBe(1)
    await kept.take('one', '2', make)
    await kept.take('one', '2', make)
    expect(made).toBe(2)
    kept.forget('one')
    await kept.take('one', '2', make)
    expect(made).toBe(3)
  })

  it('drops what was not asked for the longest, by bytes and by number', async () => {
    const made: string[] = []
    const make = (id: string) => async () => {
      made.push(id)
      return board
    }
    for (const kept of [keptBoards(board.bytes * 2, 10), keptBoards(1e9, 2)]) {
      made.length = 0
      for (const id of ['one', 'two', 'one', 'three', 'one', 'two']) await kept.take(id, '1', make(id))
      expect(made).toEqual(['one', 'two', 'three', 'two'])
    }
  })

  it('remembers that there is none, and forgets failures', async () => {
    const kept = keptBoards(1e9, 10)
    let asked = 0
    const none = async () => {
      asked++
      return undefined
    }
    await kept.take('large', '1', none)
    expect(await kept.take('large', '1', none)).toBeUndefined()
    expect(asked).toBe(1)
    const fail = () => Promise.reject(new Error('no'))
    await expect(kept.take('one', '1', fail)).rejects.toThrow('no')
    expect(await kept.take('one', '1', async () => board)).toBe(board)
  })
})
