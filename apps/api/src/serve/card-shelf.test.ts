import type { FlatNft } from '@chiaroscuro/contract/operation'
import { beforeEach, expect, it } from 'vitest'
import type { CardShelf, DatedCard } from '../endpoint/endpoint.js'
import type { Changed } from '../query/card-changes.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import { cardShelf } from './card-shelf.js'

// Only what tells one from another is looked at.
const db = {} as Database
const copy = {} as Database

/** How often anything was written, and what since the last time somebody asked. */
let revision: number
let changed: Changed
let moment: Moment
let cards: CardShelf
let asked: string[][]
let runsOut: { until: number | null; untilHeight: number | null }

const news = {
  revision: async () => String(revision),
  since: async () => {
    const mark = { snapshot: String(revision), server: 'one' }
    const told = { mark, changed }
    changed = new Set()
    return told
  },
  moment: () => moment,
}

beforeEach(() => {
  revision = 0
  changed = new Set()
  moment = { seconds: 0, height: 100 }
  asked = []
  runsOut = { until: null, untilHeight: null }
  cards = cardShelf(news, 1_000_000)
})

function write(...ids: string[]): void {
  revision++
  changed = new Set(ids)
}

const made = (id: string, name: string): DatedCard => ({
  card: { id, name } as FlatNft,
  ...runsOut,
  speaksOf: [`maker of ${id}`, 'everybody'],
})
const ask = (ids: string[], from = db) =>
  cards(from, ids, async (missing) => {
    asked.push([...missing])
    return missing.map((id) => made(id, `${id} after ${revision}`))
  })
const names = async (ids: string[], from?: Database) => {
  const shown = await ask(ids, from)
  return ids.map((id) => shown.get(id)?.card.read().name)
}

it('makes what no other list has shown', async () => {
  await ask(['a', 'b'])
  expect(await names(['b', 'c', 'a'])).toEqual(['b after 0', 'c after 0', 'a after 0'])
  expect(asked).toEqual([['a', 'b'], ['c']])
})

it('keeps what a write was not of', async () => {
  await ask(['a', 'b', 'c'])
  write('b')
  expect(await names(['a', 'b', 'c'])).toEqual(['a after 0', 'b after 1', 'c after 0'])
})

it('makes anew what speaks of a person who was written of', async () => {
  await ask(['a', 'b'])
  write('maker of a')
  expect(await names(['a', 'b'])).toEqual(['a after 1', 'b after 0'])
  write('everybody')
  expect(await names(['a', 'b'])).toEqual(['a after 2', 'b after 2'])
})

it('keeps nothing where anything may have been written', async () => {
  await ask(['a', 'b'])
  revision++
  changed = 'anything'
  expect(await names(['a', 'b'])).toEqual(['a after 1', 'b after 1'])
})

it('keeps nothing beyond five minutes, whether it was asked for or nobody asked what was told', async () => {
  await ask(['a'])
  moment = { ...moment, seconds: 299 }
  await ask(['a'])
  expect(asked).toHaveLength(1)
  moment = { ...moment, seconds: 300 }
  await ask(['a'])
  expect(asked).toHaveLength(2)
  await ask(['b'])
  moment = { ...moment, seconds: 600 }
  write('c')
  await ask(['b'])
  expect(asked).toHaveLength(4)
})

it('makes a card anew once an offer that it speaks of has run out, by the clock or by height', async () => {
  runsOut = { until: 7, untilHeight: 105 }
  await ask(['a'])
  moment = { seconds: 6, height: 104 }
  await ask(['a'])
  expect(asked).toHaveLength(1)
  moment = { ...moment, seconds: 7 }
  await ask(['a'])
  expect(asked).toHaveLength(2)
  moment = { seconds: 6, height: 105 }
  await ask(['a'])
  expect(asked).toHaveLength(3)
})

it('keeps nothing where the chain is lower than it was: what ran out by height has not', async () => {
  await ask(['a'])
  moment = { ...moment, height: 101 }
  await ask(['a'])
  expect(asked).toHaveLength(1)
  moment = { ...moment, height: 100 }
  await ask(['a'])
  expect(asked).toHaveLength(2)
  await ask(['a'])
  expect(asked).toHaveLength(2)
})

it('never shows one database what another knows', async () => {
  await ask(['a'])
  await ask(['a'], copy)
  expect(asked).toEqual([['a'], ['a']])
})

it.each([
  { what: 'it', ids: ['a'], anew: true },
  { what: 'a person on it', ids: ['maker of a'], anew: true },
  { what: 'anything', ids: 'anything' as const, anew: true },
  { what: 'another', ids: ['b'], anew: false },
])('does not keep what was read before a write of $what', async ({ ids, anew }) => {
  let answer = (_: DatedCard[]) => {}
  let begun = () => {}
  const isBegun = new Promise<void>((done) => {
    begun = done
  })
  const slow = cards(db, ['a'], () => {
    begun()
    return new Promise((done) => {
      answer = done
    })
  })
  await isBegun
  revision++
  changed = ids === 'anything' ? ids : new Set(ids)
  await ask(['c'])
  answer([made('a', 'a after 0')])
  await slow
  expect(await names(['a'])).toEqual([anew ? 'a after 1' : 'a after 0'])
})

it('hears again after it could not', async () => {
  let isBroken = true
  const broken = cardShelf(
    { ...news, since: () => (isBroken ? Promise.reject(new Error('gone')) : news.since()) },
    1_000_000,
  )
  const one = () => broken(db, ['a'], async () => [made('a', 'A')])
  await expect(one()).rejects.toThrow('gone')
  isBroken = false
  expect([...(await one()).keys()]).toEqual(['a'])
})

it('leaves out what is gone', async () => {
  const shown = await cards(db, ['a', 'gone'], async () => [made('a', 'A')])
  expect([...shown.keys()]).toEqual(['a'])
})

it('says when each card changes by itself, whoever made it', async () => {
  runsOut = { until: 7, untilHeight: null }
  await ask(['a'])
  runsOut = { until: null, untilHeight: null }
  const shown = await ask(['a', 'b'])
  expect(['a', 'b'].map((id) => shown.get(id)?.until)).toEqual([7, null])
})

it('puts away what was shown longest ago where there is no more room', async () => {
  const each = JSON.stringify(made('n0', 'N0').card).length
  const small = cardShelf(news, each * 3.05)
  const madeNow: string[] = []
  for (const id of ['n0', 'n1', 'n2', 'n0', 'n3', 'n0', 'n2', 'n1'])
    await small(db, [id], async () => {
      madeNow.push(id)
      return [made(id, id.toUpperCase())]
    })
  expect(madeNow).toEqual(['n0', 'n1', 'n2', 'n3', 'n1'])
})
