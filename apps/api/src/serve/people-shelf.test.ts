import { beforeEach, expect, it, vi } from 'vitest'
import type { PeopleShelf } from '../endpoint/endpoint.js'
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
let people: PeopleShelf
const names = async (dids: string[], from = db) => [...(await people(from, dids))].map(([, { name }]) => name)
const asked = () => vi.mocked(claimedProfiles).mock.calls.map(([, dids]) => dids)

beforeEach(() => {
  state = 'one'
  vi.mocked(claimedProfiles).mockClear()
  people = peopleShelf(async () => state, 3)
})

it('asks once for those it does not know, and for those whom nobody claimed', async () => {
  expect(await names(['a', 'x', 'a'])).toEqual(['one'])
  expect(await names(['x', 'b', 'a'])).toEqual(['one', 'one'])
  expect(await names(['x'])).toEqual([])
  expect(asked()).toEqual([['a', 'x'], ['b']])
})

it('asks anew after a write, and each database by itself', async () => {
  await names(['a'])
  state = 'two'
  expect(await names(['a'])).toEqual(['two'])
  await names(['a'], copy)
  expect(asked()).toEqual([['a'], ['a'], ['a']])
})

it('answers for more than it remembers', async () => {
  expect(await names(['a', 'b', 'c', 'd'])).toHaveLength(4)
  expect(await names(['b', 'c', 'd', 'a'])).toHaveLength(4)
  expect(asked()).toEqual([['a', 'b', 'c', 'd'], ['d']])
})
