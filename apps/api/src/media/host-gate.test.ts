import { describe, expect, it } from 'vitest'
import { hostGate } from './host-gate.js'

describe('hostGate', () => {
  it('lets so many in at once, each host by itself', () => {
    const gate = hostGate(2, () => 0)
    const leave = gate.enter('a')
    gate.enter('a')
    expect([gate.enter('a'), gate.room('a'), gate.room('b')]).toEqual([undefined, 0, 2])
    leave?.()
    leave?.()
    expect(gate.room('a')).toBe(1)
  })

  it('keeps a host that asked for it in peace until its time, and never forgets to come back', () => {
    let now = 0
    const gate = hostGate(1, () => now)
    gate.pause('a', 1000)
    gate.pause('a', 10)
    expect(gate.enter('a')).toBeUndefined()
    now = 1000
    expect(gate.enter('a')).toBeDefined()
    for (let i = 0; i < 5000; i++) gate.pause(`host${i}`, 1000)
    expect([gate.room('host1'), gate.room('host4999')]).toEqual([1, 0])
  })
})
