import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { mix, ramp } from './colour.js'
import type { Random } from './random.js'
import { ground, num, radialGradient, side, svg } from './svg.js'

interface Season {
  readonly name: string
  readonly ground: Colour
  readonly seeds: readonly [Colour, Colour, ...Colour[]]
  readonly accent: Colour
}

const seasons: readonly [Season, ...Season[]] = [
  { name: 'Late summer', ground: '#161a1d', seeds: ['#f5ebe0', '#e3b23c', '#c8553d'], accent: '#e5383b' },
  { name: 'First frost', ground: '#0f1b2d', seeds: ['#f4efe4', '#a9c6d9', '#3e6c8f'], accent: '#e9c46a' },
  { name: 'Meadow', ground: '#f3efdf', seeds: ['#143d2b', '#3f7d58', '#a7c957'], accent: '#bc4749' },
  { name: 'Straw', ground: '#efe3c8', seeds: ['#3b2410', '#9c6b30', '#d9a441'], accent: '#7a1f2b' },
  { name: 'Ember', ground: '#1a0f14', seeds: ['#ffd6a5', '#f08a4b', '#9b2335'], accent: '#fff1d0' },
  { name: 'Violet hour', ground: '#1d1a2e', seeds: ['#f2e9f7', '#b497d6', '#5c4b8a'], accent: '#f6bd60' },
]
const forms = ['Seed', 'Petal', 'Spark'] as const
const angles = [
  ['Golden', 2.399963],
  ['Fibonacci thirds', 2.399963 * 1.0027],
  ['Lucas', 1.736597],
  ['Drifting', 2.399963 * 0.9981],
] as const

function seedShape(form: (typeof forms)[number], x: number, y: number, size: number, turn: number): string {
  const place = `transform="translate(${num(x)} ${num(y)}) rotate(${num((turn * 180) / Math.PI)})"`
  if (form === 'Seed') return `<ellipse ${place} rx="${num(size * 0.95)}" ry="${num(size * 0.62)}"`
  const wide = form === 'Petal' ? 0.85 : 0.42
  const s = num(size * 1.35)
  const w = num(size * wide)
  return `<path ${place} d="M-${s} 0Q0 -${w} ${s} 0Q0 ${w} -${s} 0Z"`
}

/** A seed head: the same angle between every seed and the next, and nothing else decided. */
export function drawAchene(random: Random): Drawing {
  const season = random.pick(seasons)
  const form = random.pick(forms)
  const [angleName, angle] = random.weighted([
    [angles[0], 5],
    [angles[1], 3],
    [angles[2], 2],
    [angles[3], 3],
  ])
  const count = random.int(420, 900)
  const hollow = random.chance(0.3) ? random.range(0.12, 0.3) : 0
  const accentEvery = random.pick([8, 13, 21, 34])
  const reach = side * random.range(0.43, 0.47)
  const growth = random.range(0.75, 1.15)
  const [cx, cy] = [side / 2, side / 2]
  const turn = random.range(0, Math.PI * 2)
  const parts = [ground(season.ground), ground('url(#halo)')]
  for (let index = 1; index <= count; index++) {
    const share = index / count
    const radius = (hollow + (1 - hollow) * Math.sqrt(share)) * reach
    const theta = index * angle + turn
    const size = (6 + 20 * share ** growth) * Math.sqrt(560 / count)
    const colour = index % accentEvery === 0 ? season.accent : ramp(season.seeds, share)
    const shape = seedShape(form, cx + Math.cos(theta) * radius, cy + Math.sin(theta) * radius, size, theta)
    parts.push(`${shape} fill="${colour}"/>`)
  }
  const halo = mix(season.ground, season.seeds[1], 0.22)
  return {
    svg: svg(parts, [
      radialGradient(
        'halo',
        [cx, cy, side * 0.62],
        [
          [0, halo, 0.9],
          [1, season.ground, 0],
        ],
      ),
    ]),
    traits: [
      trait('Season', season.name),
      trait('Seed', form),
      trait('Angle', angleName),
      trait('Seeds', count),
      trait('Heart', hollow > 0 ? 'Open' : 'Closed'),
    ],
  }
}
