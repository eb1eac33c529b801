import type { FlatNft } from '@chiaroscuro/contract/operation'
import { beforeEach, expect, it } from 'vitest'
import type { CardShelf } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import { cardShelf } from './card-shelf.js'

// Only what tells one from another is looked at.
const db = {} as Database
const copy = {} as Database
const card = (id: string, name: string) => ({ id, name }) as FlatNft

let state: string
let now: number
let cards: CardShelf
let asked: string[][]

beforeEach(() => {
  state = 'one'
  now = 0
  asked = []
  cards = cardShelf(
    async () => state,
    () => now,
  )
})

const ask = (ids: string[], from = db) =>
  cards(from, ids, async (missing) => {
    asked.push([...missing])
    return missing.map((id) => card(id, `${id} in ${state}`))
  })
const names = async (ids: string[], from?: Database) => {
  const shown = await ask(ids, from)
  return ids.map((id) => shown.get(id)?.name)
}

it('makes what no other list has shown', async () => {
  await ask(['a', 'b'])
  expect(await names(['b', 'c', 'a'])).toEqual(['b in one', 'c in one', 'a in one'])
  expect(asked).toEqual([['a', 'b'], ['c']])
})

it('keeps nothing beyond a write, nor beyond some seconds', async () => {
  await ask(['a'])
  state = 'two'
  expect(await names(['a'])).toEqual(['a in two'])
  now = 4999
  await ask(['a'])
  expect(asked).toHaveLength(2)
  now = 5000
  await ask(['a'])
  expect(asked).toHaveLength(3)
})

it('never shows one database what another knows', async () => {
  await ask(['a'])
  await ask(['a'], copy)
  expect(asked).toEqual([['a'], ['a']])
})

it('does not keep what was read before a write under what is there after it', async () => {
  let answer = (_: FlatNft[]) => {}
  const slow = cards(
    db,
    ['a'],
    () =>
      new Promise((done) => {
        answer = done
      }),
  )
  await Promise.resolve()
  state = 'two'
  await ask(['b'])
  answer([card('a', 'a in one')])
  await slow
  expect(await names(['a'])).toEqual(['a in two'])
})

it('leaves out what is gone, and gives out cards that nobody can change', async () => {
  const shown = await cards(db, ['a', 'gone'], async () => [card('a', 'A')])
  expect([...shown.keys()]).toEqual(['a'])
  expect(Object.isFrozen(shown.get('a'))).toBe(true)
})

it('begins anew where there are too many', async () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `n${i}`)
  await ask(many)
  await ask(['one more'])
  await ask(['n0'])
  expect(asked.map(({ length }) => length)).toEqual([20_000, 1, 1])
})
