import { expect, it, vi } from 'vitest'
import { followAll } from './follow-all.js'

const rules = (most: number) => ({ next: async () => {}, most })

it('asks for the undecided alone until all are decided', async () => {
  const answers = [new Map([['b', 2]]), new Map([['a', 1]]), new Map([['c', 3]])]
  const look = vi.fn(async (_: readonly string[]) => answers.shift() ?? new Map<string, number>())
  expect(await followAll(['a', 'b', 'c'], look, rules(9))).toEqual(
    new Map([
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ]),
  )
  expect(look.mock.calls.map(([ids]) => ids.join(''))).toEqual(['abc', 'ac', 'c'])
})

it('gives up after so many looks, and takes silence for no answer', async () => {
  const look = vi
    .fn(async (_: readonly string[]) => new Map([['other', 1]]))
    .mockRejectedValueOnce(new Error('away'))
  expect(await followAll(['a'], look, rules(3))).toEqual(new Map())
  expect(look).toHaveBeenCalledTimes(3)
  expect(await followAll([], look, rules(3))).toEqual(new Map())
  expect(look).toHaveBeenCalledTimes(3)
})
