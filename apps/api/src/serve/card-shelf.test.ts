import type { FlatNft } from '@chiaroscuro/contract/operation'
import { beforeEach, expect, it } from 'vitest'
import type { CardShelf, DatedCard } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import { cardShelf } from './card-shelf.js'

// Only what tells one from another is looked at.
const db = {} as Database
const copy = {} as Database
const card = (id: string, name: string) => ({ card: { id, name } as FlatNft, until })

let state: string
let now: number
let cards: CardShelf
let asked: string[][]
let until: number | null

beforeEach(() => {
  state = 'one'
  now = 0
  asked = []
  until = null
  cards = cardShelf(
    async () => state,
    () => now,
    1_000_000,
  )
})

const ask = (ids: string[], from = db) =>
  cards(from, ids, async (missing) => {
    asked.push([...missing])
    return missing.map((id) => card(id, `${id} in ${state}`))
  })
const names = async (ids: string[], from?: Database) => {
  const shown = await ask(ids, from)
  return ids.map((id) => shown.get(id)?.card.read().name)
}

it('makes what no other list has shown', async () => {
  await ask(['a', 'b'])
  expect(await names(['b', 'c', 'a'])).toEqual(['b in one', 'c in one', 'a in one'])
  expect(asked).toEqual([['a', 'b'], ['c']])
})

it('keeps nothing beyond a write, nor beyond a minute', async () => {
  await ask(['a'])
  state = 'two'
  expect(await names(['a'])).toEqual(['a in two'])
  now = 59_999
  await ask(['a'])
  expect(asked).toHaveLength(2)
  now = 60_000
  await ask(['a'])
  expect(asked).toHaveLength(3)
})

it('makes a card anew once an offer that it speaks of has run out', async () => {
  until = 7
  await ask(['a'])
  now = 6999
  await ask(['a'])
  expect(asked).toHaveLength(1)
  now = 7000
  await ask(['a'])
  expect(asked).toHaveLength(2)
})

it('never shows one database what another knows', async () => {
  await ask(['a'])
  await ask(['a'], copy)
  expect(asked).toEqual([['a'], ['a']])
})

it('does not keep what was read before a write under what is there after it', async () => {
  let answer = (_: DatedCard[]) => {}
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

it('leaves out what is gone', async () => {
  const shown = await cards(db, ['a', 'gone'], async () => [card('a', 'A')])
  expect([...shown.keys()]).toEqual(['a'])
})

it('says when each card changes by itself, whoever made it', async () => {
  until = 7
  await ask(['a'])
  until = null
  const shown = await ask(['a', 'b'])
  expect(['a', 'b'].map((id) => shown.get(id)?.until)).toEqual([7, null])
})

it('puts away what was shown longest ago where there is no more room', async () => {
  const each = JSON.stringify(card('n0', 'n0 in one').card).length
  const small = cardShelf(
    async () => state,
    () => now,
    each * 3,
  )
  const made: string[] = []
  for (const id of ['n0', 'n1', 'n2', 'n0', 'n3', 'n0', 'n2', 'n1'])
    await small(db, [id], async () => {
      made.push(id)
      return [card(id, `${id} in one`)]
    })
  expect(made).toEqual(['n0', 'n1', 'n2', 'n3', 'n1'])
})
