import { describe, expect, it } from 'vitest'
import { pick } from './worker.js'

/** `a1` is a document at host a, `A1` is media there; `-` carries its own bytes. */
const tasks = (...names: string[]) =>
  names.map(
    (name) =>
      ({ name, kind: name.startsWith(name.slice(0, 1).toLowerCase()) ? 'metadata' : 'media' }) as const,
  )
const hostOf = ({ name }: { name: string }) =>
  name.startsWith('-') ? undefined : name.slice(0, 1).toLowerCase()
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

function picked(places: { free: number; media?: number; room?: (host: string) => number }, ...all: string[]) {
  const { free, media = 99, room = () => 4 } = places
  const { chosen, crowded } = pick(tasks(...all), { free, freeForMedia: media, roomAt: room }, hostOf)
  return [names(chosen).join(' '), names(crowded).join(' ')]
}

describe('pick', () => {
  it('leaves places for others when one host has the head of the queue', () => {
    expect(picked({ free: 8 }, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', '-1', 'c1')).toEqual([
      'a1 a2 a3 a4 b1 -1 c1',
      'a5 a6',
    ])
  })

  it('takes no more than there are places, and none for a host that asked for peace', () => {
    const room = (host: string) => (host === 'a' ? 0 : 4)
    expect(picked({ free: 2, room }, 'a1', 'b1', 'c1', 'd1')).toEqual(['b1 c1', 'a1'])
  })

  it('lets media take their share only, and blames no host for it', () => {
    expect(picked({ free: 9, media: 2 }, 'A1', 'b1', 'B2', 'C3', 'D4', 'a5')).toEqual(['A1 b1 B2 a5', ''])
  })
})
