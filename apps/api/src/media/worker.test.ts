import { describe, expect, it } from 'vitest'
import { pick } from './worker.js'

describe('pick', () => {
  const hostOf = (task: string) => (task === 'data' ? undefined : task.slice(0, 1))

  it('leaves places for others when one host has the head of the queue', () => {
    const tasks = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'data', 'c1']
    expect(pick(tasks, 8, hostOf, () => 4)).toEqual({
      chosen: ['a1', 'a2', 'a3', 'a4', 'b1', 'data', 'c1'],
      crowded: ['a5', 'a6'],
    })
  })

  it('takes no more than there are places, and none for a host that asked for peace', () => {
    expect(pick(['a1', 'b1', 'c1'], 2, hostOf, (host) => (host === 'a' ? 0 : 4))).toEqual({
      chosen: ['b1', 'c1'],
      crowded: ['a1'],
    })
    expect(pick(['a1', 'a2', 'a3'], 2, hostOf, () => 9).chosen).toEqual(['a1', 'a2'])
  })
})
