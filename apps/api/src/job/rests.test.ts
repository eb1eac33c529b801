import { expect, it } from 'vitest'
import { rests } from './rests.js'

it('what took long rests ten times as long, and nothing else does', () => {
  let now = 1000
  const { resting, done } = rests(() => now)
  now += 400
  done(['quick'], 1000)
  expect(resting()).toEqual([])
  now += 200
  done(['slow', 'slower'], 1000)
  expect(resting()).toEqual(['slow', 'slower'])
  now += 5999
  expect(resting()).toEqual(['slow', 'slower'])
  now += 1
  expect(resting()).toEqual([])
})
