import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { collections } from '../content/collection.js'
import { ringBells } from './bells.js'
import { drawKnot, tieKnot } from './hand-knots.js'
import { createRandom } from './random.js'
import { renderWebp } from './render.js'
import { animateOrbits } from './slow-orbits.js'

function hash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const drawn = collections.flatMap(({ slug, medium }) => {
  if (medium.kind === 'model') return [[slug, drawKnot] as const]
  return medium.kind === 'image' || medium.kind === 'flawed' ? [[slug, medium.draw] as const] : []
})

describe('random numbers', () => {
  it('are the same for the same seed, and spread evenly', () => {
    const [a, b, c] = ['x', 'x', 'y'].map((seed) => {
      const random = createRandom(seed)
      return Array.from({ length: 1000 }, () => random.next())
    })
    expect(a).toEqual(b)
    expect(a).not.toEqual(c)
    const mean = (a ?? []).reduce((sum, value) => sum + value, 0) / 1000
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.04)
  })

  it('weighs', () => {
    const random = createRandom('weights')
    const picks = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
      ]),
    )
    expect(picks.filter((pick) => pick === 'seldom').length).toBeGreaterThan(120)
    expect(picks.filter((pick) => pick === 'seldom').length).toBeLessThan(290)
  })
})

describe.each(drawn)('%s', (slug, draw) => {
  it('draws the same piece from the same seed and another from another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => draw(createRandom(`${slug}/${seed}`)))
    expect(hash(one?.svg ?? '')).toBe(hash(again?.svg ?? ''))
    expect(one?.traits).toEqual(again?.traits)
    expect(hash(one?.svg ?? '')).not.toBe(hash(other?.svg ?? ''))
  })

  it('gives every piece the same kinds of trait, with more than one value', () => {
    const pieces = Array.from({ length: 24 }, (_, index) => draw(createRandom(`${slug}/${index}`)))
    const names = pieces.map(({ traits }) => traits.map((one) => one.trait_type).join())
    expect(new Set(names).size).toBe(1)
    for (const index of pieces[0]?.traits.keys() ?? [])
      expect(new Set(pieces.map(({ traits }) => traits[index]?.value)).size).toBeGreaterThan(1)
  })

  it('makes a real picture of bounded weight', async () => {
    const file = await renderWebp(draw(createRandom(`${slug}/file`)))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1000 })
    expect(file.length).toBeLessThan(400 * 1024)
    const { entropy } = await sharp(file).stats()
    expect(entropy).toBeGreaterThan(0.5)
  })
})

it('animates 24 frames that fit 500 kB', async () => {
  const { file } = await animateOrbits(createRandom('orbit'))
  expect(await sharp(file, { pages: -1 }).metadata()).toMatchObject({ format: 'webp', pages: 24, loop: 0 })
  expect(file.length).toBeLessThan(500 * 1024)
})

it('rings bells of the length it says, neither silent nor clipped', () => {
  const { file, traits } = ringBells(createRandom('bell'))
  const seconds = traits.find((one) => one.trait_type === 'Seconds')?.value
  expect(file.subarray(0, 4).toString()).toBe('RIFF')
  expect(file.readUInt32LE(40)).toBe(22_050 * 2 * Number(seconds))
  expect(file.length).toBeLessThan(400 * 1024)
  const levels = Array.from({ length: 4000 }, (_, index) => Math.abs(file.readInt16LE(44 + index * 40)))
  expect(Math.max(...levels)).toBeGreaterThan(8000)
  expect(Math.max(...levels)).toBeLessThan(32_000)
})

it('ties knots that are whole: each corner on a side of light, each edge shared by two triangles', () => {
  const { file, traits } = tieKnot(createRandom('knot'))
  expect([file.subarray(0, 4).toString(), file.readUInt32LE(4), file.readUInt32LE(8)]).toEqual([
    'glTF',
    2,
    file.length,
  ])
  const length = file.readUInt32LE(12)
  const { accessors, bufferViews } = JSON.parse(file.subarray(20, 20 + length).toString())
  const body = file.subarray(28 + length)
  const shorts = bufferViews[2]
  const corner = (at: number) => body.readUInt16LE(shorts.byteOffset + at * 2)
  const edges = new Map<string, number>()
  for (let at = 0; at < accessors[2].count; at += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const edge = [corner(at + a), corner(at + b)].sort((x, y) => x - y).join()
      edges.set(edge, (edges.get(edge) ?? 0) + 1)
    }
  expect(new Set(edges.values())).toEqual(new Set([2]))
  const normal = (at: number) =>
    Math.hypot(...[0, 4, 8].map((axis) => body.readFloatLE(bufferViews[1].byteOffset + at * 12 + axis)))
  for (let at = 0; at < accessors[1].count; at++) expect(normal(at)).toBeCloseTo(1, 5)
  expect(traits).toHaveLength(4)
})
