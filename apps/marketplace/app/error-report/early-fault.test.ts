import { expect, it } from 'vitest'
import { holdFaults, PAGE_FAULT } from './early-fault.js'

const drawn = (fault: Error) => window.dispatchEvent(new CustomEvent(PAGE_FAULT, { detail: fault }))

it('holds what goes wrong until somebody takes it, and no more than is of use', () => {
  const held = holdFaults()
  const [thrown, shown] = [new Error('thrown'), new Error('shown')]
  window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'thrown' }))
  drawn(shown)
  for (let n = 0; n < 100; n++) drawn(new Error(String(n)))
  const taken = held.take()
  expect(taken.slice(0, 2)).toEqual([thrown, shown])
  expect(taken).toHaveLength(20)
  drawn(new Error('later'))
  expect(held.take()).toEqual([])
})
