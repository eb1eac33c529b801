import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { deadline } from './deadline.js'

setFlagsFromString('--expose_gc')
const collectGarbage: unknown = runInNewContext('gc')

describe('deadline', () => {
  it('ends in time even when nothing but a listener remembers it', async () => {
    const parent = new AbortController()
    let ended = 0
    for (let i = 0; i < 20; i++)
      deadline(50, parent.signal).signal.addEventListener('abort', () => {
        ended++
      })
    await wait(5)
    if (typeof collectGarbage === 'function') collectGarbage()
    await wait(100)
    expect([typeof collectGarbage, ended]).toEqual(['function', 20])
  })

  it('ends with its parent, and says which it was', async () => {
    const parent = new AbortController()
    const one = deadline(10_000, parent.signal)
    parent.abort(new Error('stopped'))
    expect([one.signal.aborted, one.isOver(), one.signal.reason]).toEqual([true, false, new Error('stopped')])
    one.clear()
    const late = deadline(10_000, parent.signal)
    expect(late.signal.aborted).toBe(true)
    late.clear()
  })

  it('does not end once cleared', async () => {
    const parent = new AbortController()
    const done = deadline(10, parent.signal)
    done.clear()
    parent.abort()
    await wait(30)
    expect(done.signal.aborted).toBe(false)
  })
})
