import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { mix } from './colour.js'
import { createNoise } from './noise.js'
import type { Random } from './random.js'
import type { Point } from './svg.js'
import { curve, ground, num, side, svg } from './svg.js'

const papers: readonly [
  readonly [string, Colour, Colour, Colour],
  ...(readonly [string, Colour, Colour, Colour])[],
] = [
  ['Cartridge', '#f6f1e5', '#1d1b18', '#b23a2e'],
  ['Grey rag', '#dcdad2', '#22262b', '#c4552d'],
  ['Blueprint', '#17385c', '#e8eef2', '#f2c14e'],
  ['Sepia', '#ecdfc6', '#4a2c17', '#1f5f5b'],
  ['Chalkboard', '#1e2522', '#e9e7dc', '#e58f65'],
]
const winds = ['Steady', 'Turning', 'Cyclone', 'Crossing'] as const

type Field = (x: number, y: number) => number

function fieldOf(wind: (typeof winds)[number], random: Random): Field {
  const noise = createNoise(random)
  const scale = random.range(1.1, 2.6)
  const base = random.range(0, Math.PI * 2)
  const [ex, ey] = [random.range(0.25, 0.75), random.range(0.25, 0.75)]
  switch (wind) {
    case 'Steady':
      return (x, y) => base + noise(x * scale, y * scale) * 1.3
    case 'Turning':
      return (x, y) => base + noise(x * scale, y * scale) * Math.PI * 1.5
    case 'Cyclone':
      return (x, y) => Math.atan2(y - ey, x - ex) + Math.PI * 0.56 + noise(x * scale, y * scale) * 0.9
    case 'Crossing':
      return (x, y) => base + Math.round(noise(x * scale, y * scale) * 3) * (Math.PI / 4)
  }
}

function stroke(field: Field, start: Point, steps: number, step: number): Point[] {
  const points: Point[] = [start]
  let [x, y] = start
  for (let index = 0; index < steps; index++) {
    const angle = field(x / side, y / side)
    x += Math.cos(angle) * step
    y += Math.sin(angle) * step
    if (x < 70 || x > side - 70 || y < 70 || y > side - 70) break
    points.push([x, y])
  }
  return points
}

/** Wind drawn with a pen: every line follows the same air. */
export function drawFieldNotes(random: Random): Drawing {
  const [paper, base, ink, mark] = random.pick(papers)
  const wind = random.pick(winds)
  const field = fieldOf(wind, random)
  const density = random.weighted([
    ['Sparse', 2],
    ['Even', 4],
    ['Dense', 2],
  ] as const)
  const lines = { Sparse: 220, Even: 340, Dense: 460 }[density]
  const long = random.int(14, 30)
  const shades = [0.15, 0.35, 0.6].map((share) => mix(ink, base, share))
  const groups = new Map<string, string[]>()
  for (let index = 0; index < lines; index++) {
    const points = stroke(field, [random.range(70, side - 70), random.range(70, side - 70)], long, 13)
    if (points.length < 4) continue
    const colour = random.chance(0.045) ? mark : (shades[random.int(0, 2)] ?? ink)
    const key = `stroke="${colour}" stroke-width="${random.pick([1.2, 2, 3.2])}"`
    groups.set(key, [...(groups.get(key) ?? []), curve(points)])
  }
  const parts = [ground(base)]
  for (const [key, paths] of groups)
    parts.push(`<path d="${paths.join('')}" fill="none" stroke-linecap="round" ${key}/>`)
  const finds = random.int(0, 3)
  for (let index = 0; index < finds; index++) {
    const [x, y] = [random.range(200, 800), random.range(200, 800)]
    const radius = random.range(34, 90)
    parts.push(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${mark}" stroke-width="3"/>`,
      `<path d="M${num(x - radius - 18)} ${num(y)}h36M${num(x + radius - 18)} ${num(y)}h36" stroke="${mark}" stroke-width="3"/>`,
      `<circle cx="${num(x)}" cy="${num(y)}" r="5" fill="${mark}"/>`,
    )
  }
  parts.push(
    `<rect x="52" y="52" width="896" height="896" fill="none" stroke="${ink}" stroke-width="1.4" opacity="0.6"/>`,
  )
  for (let tick = 0; tick <= 16; tick++)
    parts.push(
      `<path d="M${52 + tick * 56} 948v${tick % 4 === 0 ? 18 : 9}" stroke="${ink}" stroke-width="1.4" opacity="0.6"/>`,
    )
  return {
    svg: svg(parts),
    traits: [trait('Paper', paper), trait('Wind', wind), trait('Lines', density), trait('Finds', finds)],
  }
}
