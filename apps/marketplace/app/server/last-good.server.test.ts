// @vitest-environment node
import { expect, it } from 'vitest'
import { LastGood, TooSlowError } from './last-good.server.js'

class Gone extends Error {}
class Down extends Error {}

function setUp() {
  const clock = { now: 0 }
  const source = new LastGood<string>({
    freshMs: 60,
    calmMs: 80,
    patienceMs: { known: 20, unknown: 40 },
    restMs: 500,
    most: 2,
    isGone: (error) => error instanceof Gone,
    isDown: (error) => error instanceof Down,
    now: () => clock.now,
  })
  let asked = 0
  const says = (answer: string | Error) => async () => {
    asked++
    if (typeof answer === 'string') return answer
    throw answer
  }
  const silent = () => {
    asked++
    return new Promise<string>(() => {})
  }
  return { clock, source, says, silent, asked: () => asked }
}

it('asks once while an answer is fresh, and however many wait', async () => {
  const { clock, source, says, asked } = setUp()
  await Promise.all([source.ask('a', says('one')), source.ask('a', says('one'))])
  expect(await source.ask('a', says('two'))).toEqual({ value: 'one', staleSince: null })
  expect(asked()).toBe(1)
  clock.now = 80
  expect(await source.ask('a', says('two'))).toEqual({ value: 'two', staleSince: null })
})

it('gives what is a little older at once, and asks behind the page', async () => {
  const { clock, source, says, silent } = setUp()
  await source.ask('a', says('one'))
  clock.now = 60
  expect(await source.ask('a', says('two'))).toEqual({ value: 'one', staleSince: null })
  await Promise.resolve()
  clock.now = 61
  expect(await source.ask('a', silent)).toEqual({ value: 'two', staleSince: null })
})

it('forgets behind the page what is gone', async () => {
  const { clock, source, says } = setUp()
  await source.ask('a', says('one'))
  clock.now = 60
  await source.ask('a', says(new Gone()))
  await expect
    .poll(() => source.ask('a', says(new Gone())).catch((error: Error) => error))
    .toBeInstanceOf(Gone)
})

it('shows the last answer with its age while the source is down, and rests before it asks again', async () => {
  const { clock, source, says, asked } = setUp()
  clock.now = 10
  await source.ask('a', says('one'))
  clock.now = 100
  expect(await source.ask('a', says(new Down()))).toEqual({ value: 'one', staleSince: 10 })
  expect(await source.ask('a', says('two'))).toEqual({ value: 'one', staleSince: 10 })
  await expect(source.ask('b', says('two'))).rejects.toThrow(Down)
  expect(asked()).toBe(2)
  clock.now = 601
  expect(await source.ask('a', says('two'))).toEqual({ value: 'two', staleSince: null })
})

it('does not wait for a silent source', async () => {
  const { clock, source, says, silent } = setUp()
  await expect(source.ask('b', silent)).rejects.toThrow(TooSlowError)
  clock.now = 1000
  await source.ask('a', says('one'))
  clock.now = 2000
  expect(await source.ask('a', silent)).toEqual({ value: 'one', staleSince: 1000 })
})

it('forgets what is gone, and does not take one bad answer for a silent source', async () => {
  const { clock, source, says } = setUp()
  await source.ask('a', says('one'))
  clock.now = 100
  await expect(source.ask('a', says(new Gone()))).rejects.toThrow(Gone)
  await expect(source.ask('a', says(new Error('broken')))).rejects.toThrow('broken')
  expect(await source.ask('b', says('two'))).toEqual({ value: 'two', staleSince: null })
})

it('keeps a bounded number of answers, the latest', async () => {
  const { clock, source, says } = setUp()
  for (const key of ['a', 'b', 'c']) await source.ask(key, says(key))
  clock.now = 100
  await expect(source.ask('a', says(new Down()))).rejects.toThrow(Down)
  expect((await source.ask('c', says('new'))).value).toBe('c')
})
