import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import type { Random } from './random.js'
import type { Point } from './svg.js'
import { curve, ground, side, svg } from './svg.js'

const baths: readonly [
  readonly [string, Colour, readonly [Colour, ...Colour[]]],
  ...(readonly [string, Colour, readonly [Colour, ...Colour[]]])[],
] = [
  ['Ink', '#f4f0e6', ['#1c1b1a', '#f4f0e6', '#5c5a55', '#f4f0e6', '#a3a098']],
  ['Tea', '#f3e7d3', ['#5b2e16', '#f3e7d3', '#a5672f', '#f3e7d3', '#1f4d4a']],
  ['Iris', '#f2eef4', ['#2c1e4a', '#f2eef4', '#6d5a9e', '#e7b7c8', '#f2eef4']],
  ['Lichen', '#eeefe2', ['#24382b', '#eeefe2', '#6f8f5f', '#eeefe2', '#d9b45b']],
  ['Deep water', '#0e2233', ['#e6eef0', '#0e2233', '#5fa0b0', '#0e2233', '#f0c987']],
  ['Rust', '#f6ebe1', ['#2d1a17', '#f6ebe1', '#b2452c', '#f6ebe1', '#e3a35f']],
]
const combs = ['Still', 'Breath', 'Comb', 'Feather'] as const
const around = 150

interface Ring {
  readonly colour: Colour
  points: Point[]
}

/** A new drop pushes everything outward without tearing it: areas stay what they were. */
function push(points: readonly Point[], [cx, cy]: Point, radius: number): Point[] {
  return points.map(([x, y]): Point => {
    const dx = x - cx
    const dy = y - cy
    const grow = Math.sqrt(1 + (radius * radius) / Math.max(1, dx * dx + dy * dy))
    return [cx + dx * grow, cy + dy * grow]
  })
}

/** A tine drawn straight through the bath drags the ink along, less with distance. */
function drag(points: readonly Point[], along: number, at: number, strength: number, sharp: number): Point[] {
  const [mx, my] = [Math.cos(along), Math.sin(along)]
  return points.map(([x, y]): Point => {
    const distance = Math.abs((x - side / 2) * -my + (y - side / 2) * mx - at)
    const pull = strength * Math.exp(-distance / sharp)
    return [x + mx * pull, y + my * pull]
  })
}

/** Ink floated on water and lifted with paper. */
export function drawSuminagashi(random: Random): Drawing {
  const [bath, water, inks] = random.pick(baths)
  const comb = random.pick(combs)
  const centres = random.int(1, 4)
  const drops = random.int(24, 42)
  const eyes = Array.from({ length: centres }, (): Point => [random.range(300, 700), random.range(300, 700)])
  const rings: Ring[] = []
  for (let index = 0; index < drops; index++) {
    const eye = eyes[index % centres] ?? [500, 500]
    const centre: Point = [eye[0] + random.gauss() * 9, eye[1] + random.gauss() * 9]
    const radius = random.range(72, 138)
    for (const ring of rings) ring.points = push(ring.points, centre, radius)
    const points = Array.from({ length: around }, (_, step): Point => {
      const angle = (step / around) * Math.PI * 2
      return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
    })
    rings.push({ colour: inks[Math.floor(index / centres) % inks.length] ?? inks[0], points })
  }
  const along = random.range(0, Math.PI)
  const pulls = { Still: 0, Breath: 2, Comb: 6, Feather: 9 }[comb]
  for (let index = 0; index < pulls; index++) {
    const at = pulls === 2 ? random.range(-260, 260) : ((index + 0.5) / pulls - 0.5) * 1000
    const turn = comb === 'Feather' && index % 2 === 1 ? -1 : 1
    const strength = (comb === 'Breath' ? 210 : 150) * turn
    for (const ring of rings)
      ring.points = drag(ring.points, along, at, strength, comb === 'Breath' ? 120 : 46)
  }
  const parts = rings.map((ring) => `<path d="${curve(ring.points, true)}" fill="${ring.colour}"/>`)
  return {
    svg: svg([ground(water), ...parts]),
    traits: [trait('Bath', bath), trait('Hand', comb), trait('Drops', drops), trait('Eyes', centres)],
  }
}
