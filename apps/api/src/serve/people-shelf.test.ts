import { beforeEach, expect, it, vi } from 'vitest'
import type { PeopleShelf } from '../endpoint/endpoint.js'
import type { Changed } from '../query/card-changes.js'
import { claimedProfiles } from '../query/claimed-profiles.js'
import type { Database } from '../store/database.js'
import { peopleShelf } from './people-shelf.js'

vi.mock('../query/claimed-profiles.js', () => ({
  claimedProfiles: vi.fn(
    async (_: Database, dids: readonly string[]) =>
      new Map(dids.flatMap((didId) => (didId.startsWith('x') ? [] : [[didId, { didId, name: state }]]))),
  ),
}))

// Only what tells one from another is looked at.
const db = {} as Database
const copy = {} as Database

let state: string
let changed: Changed
let people: PeopleShelf
const names = async (dids: string[], from = db) => [...(await people(from, dids))].map(([, { name }]) => name)
const asked = () => vi.mocked(claimedProfiles).mock.calls.map(([, dids]) => dids)

beforeEach(() => {
  state = 'one'
  changed = new Set()
  vi.mocked(claimedProfiles).mockClear()
  const telling = {
    revision: async () => state,
    since: async () => ({ mark: { snapshot: state, server: 'one' }, changed }),
    moment: () => ({ seconds: 0, height: 0 }),
  }
  people = peopleShelf(telling, 3)
})

it('asks once for those it does not know, and for those whom nobody claimed', async () => {
  expect(await names(['a', 'x', 'a'])).toEqual(['one'])
  expect(await names(['x', 'b', 'a'])).toEqual(['one', 'one'])
  expect(await names(['x'])).toEqual([])
  expect(asked()).toEqual([['a', 'x'], ['b']])
})

it('asks anew after a write of somebody, and each database by itself', async () => {
  await names(['a', 'x', 'b'])
  state = 'two'
  changed = new Set(['a', 'x'])
  expect(await names(['a', 'x', 'b'])).toEqual(['one', 'two'])
  await names(['b'], copy)
  state = 'three'
  changed = 'anything'
  expect(await names(['b'])).toEqual(['three'])
  expect(asked()).toEqual([['a', 'x', 'b'], ['a', 'x'], ['b'], ['b']])
})

it('does not remember what was read before a write of it', async () => {
  await names(['b'])
  let answer = () => {}
  vi.mocked(claimedProfiles).mockImplementationOnce(async () => {
    await new Promise<void>((done) => {
      answer = done
    })
    return new Map()
  })
  const slow = names(['a'])
  await vi.waitUntil(() => asked().length === 2)
  state = 'two'
  changed = new Set(['a'])
  await names(['b'])
  answer()
  expect(await slow).toEqual([])
  expect(await names(['a'])).toEqual(['two'])
})

it('answers for more than it remembers', async () => {
  expect(await names(['a', 'b', 'c', 'd'])).toHaveLength(4)
  expect(await names(['b', 'c', 'd', 'a'])).toHaveLength(4)
  expect(asked()).toEqual([['a', 'b', 'c', 'd'], ['d']])
})
