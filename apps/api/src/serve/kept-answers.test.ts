import { expect, it } from 'vitest'
import { write } from '../endpoint/written.js'
import { joined } from './json-text.js'
import { keptAnswers, type Made } from './kept-answers.js'
import type { PlainAnswer } from './plain-answer.js'

const DB = {}
const STATE = { height: 7, stateHash: 'ab', revision: '1:2:', memory: '', seconds: 600 }
const ROOM = 50_000

const textOf = (answer: Response | PlainAnswer) =>
  answer instanceof Response ? answer.status : joined(answer.pieces)
const made = (text: string, until?: number): Made =>
  until === undefined ? { pieces: [text] } : { pieces: [text], until }

function maker(now = () => 0) {
  const kept = keptAnswers(now, ROOM)
  let count = 0
  const ask = async (tag: string, make = () => made(`made ${++count}`)) =>
    textOf(await kept.take(DB, STATE, tag, async () => make()))
  return { kept, ask }
}

it('gives again what was answered under the same tag, and nothing else', async () => {
  const { ask } = maker()
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['made 1', 'made 2', 'made 1'])
})

it('takes nothing from one database for what another would answer', async () => {
  const { kept, ask } = maker()
  await ask('a')
  const other = await kept.take({}, STATE, 'a', async () => made('of the copy'))
  expect([textOf(other), await ask('a')]).toEqual(['of the copy', 'made 1'])
})

it('lets go of all answers of a state when another is asked for, and keeps none that was begun before', async () => {
  const { kept } = maker()
  const take = (revision: string, tag: string, make: () => Promise<Made>) =>
    kept.take(DB, { ...STATE, revision }, tag, make)
  let end: (one: Made) => void = () => {}
  const late = take('old', 'late', () => new Promise<Made>((resolve) => (end = resolve)))
  await take('old', 'a', async () => made('old'))
  expect(textOf(await take('old', 'a', async () => made('again')))).toBe('old')
  expect(textOf(await take('new', 'a', async () => made('new')))).toBe('new')
  end(made('old'))
  expect(textOf(await late)).toBe('old')
  expect(textOf(await take('new', 'late', async () => made('new')))).toBe('new')
  expect(textOf(await take('new', 'a', async () => made('again')))).toBe('new')
})

it('forgets after some seconds what does not say when it changes: offers run out by the clock', async () => {
  let now = 0
  const { ask } = maker(() => now)
  await ask('a')
  now = 4999
  expect(await ask('a')).toBe('made 1')
  now = 5000
  expect(await ask('a')).toBe('made 2')
})

it('gives what says when it changes until then, and no longer', async () => {
  let now = 0
  const { ask } = maker(() => now)
  await ask('soon', () => made('soon', 1000))
  await ask('late', () => made('late', 60_000))
  await ask('never', () => made('never', Number.POSITIVE_INFINITY))
  now = 999
  expect([await ask('soon'), await ask('late'), await ask('never')]).toEqual(['soon', 'late', 'never'])
  now = 1000
  expect([await ask('soon'), await ask('late'), await ask('never')]).toEqual(['made 1', 'late', 'never'])
  now = 60_000
  expect([await ask('late'), await ask('never')]).toEqual(['made 2', 'never'])
})

it('lets those who ask at once wait for one answer', async () => {
  const kept = keptAnswers(() => 0, ROOM)
  let asked = 0
  let answer: (one: Made) => void = () => {}
  const make = () => {
    asked++
    return new Promise<Made>((resolve) => {
      answer = resolve
    })
  }
  const all = Promise.all([
    kept.take(DB, STATE, 'a', make),
    kept.take(DB, STATE, 'a', make),
    kept.take(DB, STATE, 'a', make),
  ])
  answer(made('one'))
  expect((await all).map(textOf)).toEqual(['one', 'one', 'one'])
  expect(asked).toBe(1)
})

it('keeps no failure, and gives each who waited an answer of their own after one', async () => {
  const { kept, ask } = maker()
  await expect(kept.take(DB, STATE, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await ask('a')).toBe('made 1')
})

it('gives streams, files and redirects to one caller each', async () => {
  const { kept, ask } = maker()
  const make = async () => new Response('a,b', { headers: { 'content-type': 'text/csv' } })
  const [first, second] = await Promise.all([
    kept.take(DB, STATE, 'a', make),
    kept.take(DB, STATE, 'a', make),
  ])
  expect(first).toBeInstanceOf(Response)
  expect(second).toBeInstanceOf(Response)
  expect(second).not.toBe(first)
  expect(await ask('a')).toBe('made 1')
})

it('lets go where there are too many, first what was given longest ago', async () => {
  const { ask } = maker()
  const large = () => made('x'.repeat(10_000))
  await ask('first')
  await ask('second')
  for (let i = 0; i < 3; i++) await ask(`large ${i}`, large)
  expect(await ask('first')).toBe('made 1')
  for (let i = 3; i < 5; i++) await ask(`large ${i}`, large)
  expect(await ask('first')).toBe('made 1')
  expect(await ask('second')).toBe('made 3')
})

it('has room once for what many answers share, for as long as one of them is kept', async () => {
  const { ask } = maker()
  const card = write({ words: 'x'.repeat(30_000) })
  const list = (name: string, until: number) => () => ({ pieces: [name, card], until })
  for (let i = 0; i < 4; i++) await ask(`list ${i}`, list(`list ${i}`, 1000))
  expect(await ask('list 0')).toMatch(/^list 0/)
  // Others like it push out the lists that have the card; with the last of them its room is free again.
  const other = write({ words: 'y'.repeat(30_000) })
  await ask('other', () => ({ pieces: ['other', other], until: 1000 }))
  expect(await ask('other')).toMatch(/^other/)
  expect(await ask('list 1')).toBe('made 1')
})

it('asks for what is too large each time', async () => {
  const { ask } = maker()
  const huge = () => made('x'.repeat(600_000))
  await ask('huge', huge)
  expect(await ask('huge')).toBe('made 1')
})
