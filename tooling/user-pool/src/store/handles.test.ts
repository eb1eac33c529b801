import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Handles } from './handles.js'

describe('what waits under a name that nobody can guess', () => {
  const time = { now: 0 }
  const opened = () =>
    new Handles<number>({ clock: () => time.now, random: randomBytes, bytes: 48, lifetimeMs: 100, most: 2 })

  it('is had once by whoever has the name, while its time is not over', () => {
    const handles = opened()
    const [one, two] = [handles.give(1), handles.give(1)]
    expect(one).toMatch(/^[\w-]{64}$/)
    expect(two).not.toBe(one)
    expect([handles.take('guessed'), handles.take(one), handles.take(one)]).toEqual([undefined, 1, undefined])
    time.now = 100
    expect(handles.take(two)).toBeUndefined()
  })

  it('gives way to what comes after it, where there is too much', () => {
    const handles = opened()
    const names = [1, 2, 3].map((value) => handles.give(value))
    expect(names.map((name) => handles.take(name))).toEqual([undefined, 2, 3])
  })
})
