// @vitest-environment node
import { expect, it } from 'vitest'
import { seldom } from './seldom.server.js'

it('allows one in a time, and the next after it', () => {
  let now = 0
  const may = seldom(100, () => now)
  expect([may(), may()]).toEqual([true, false])
  now = 100
  expect([may(), may()]).toEqual([true, false])
})
