import { expect, it } from 'vitest'
import { keptAnswers } from './kept-answers.js'
import type { PlainAnswer } from './plain-answer.js'

const DB = {}

const textOf = (answer: Response | PlainAnswer) => (answer instanceof Response ? answer.status : answer.text)

function maker(now = () => 0) {
  const kept = keptAnswers(now)
  let made = 0
  const ask = async (tag: string, make = () => `made ${++made}`) =>
    textOf(await kept.take(DB, tag, async () => make()))
  return { kept, ask }
}

it('gives again what was answered under the same tag, and nothing else', async () => {
  const { ask } = maker()
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['made 1', 'made 2', 'made 1'])
})

it('takes nothing from one database for what another would answer', async () => {
  const { kept, ask } = maker()
  await ask('a')
  const other = await kept.take({}, 'a', async () => 'of the copy')
  expect([textOf(other), await ask('a')]).toEqual(['of the copy', 'made 1'])
})

it('forgets after some seconds: offers run out by the clock', async () => {
  let now = 0
  const { ask } = maker(() => now)
  await ask('a')
  now = 4999
  expect(await ask('a')).toBe('made 1')
  now = 5000
  expect(await ask('a')).toBe('made 2')
})

it('lets those who ask at once wait for one answer', async () => {
  const kept = keptAnswers(() => 0)
  let asked = 0
  let answer: (text: string) => void = () => {}
  const make = () => {
    asked++
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  }
  const all = Promise.all([kept.take(DB, 'a', make), kept.take(DB, 'a', make), kept.take(DB, 'a', make)])
  answer('one')
  expect((await all).map(textOf)).toEqual(['one', 'one', 'one'])
  expect(asked).toBe(1)
})

it('keeps no failure, and gives each who waited an answer of their own after one', async () => {
  const { kept, ask } = maker()
  await expect(kept.take(DB, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await ask('a')).toBe('made 1')
})

it('gives streams, files and redirects to one caller each', async () => {
  const { kept, ask } = maker()
  const make = async () => new Response('a,b', { headers: { 'content-type': 'text/csv' } })
  const [first, second] = await Promise.all([kept.take(DB, 'a', make), kept.take(DB, 'a', make)])
  expect(first).toBeInstanceOf(Response)
  expect(second).toBeInstanceOf(Response)
  expect(second).not.toBe(first)
  expect(await ask('a')).toBe('made 1')
})

it('lets the oldest go where there are too many', async () => {
  const { ask } = maker()
  const large = () => 'x'.repeat(500_000)
  expect(await ask('first')).toBe('made 1')
  for (let i = 0; i < 110; i++) await ask(`large ${i}`, large)
  expect(await ask('first')).toBe('made 2')
})
