import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { darken } from './colour.js'
import type { Random } from './random.js'
import type { Point } from './svg.js'
import { curve, ground, num, side, svg } from './svg.js'

const sheets: readonly [
  readonly [string, readonly [Colour, ...Colour[]]],
  ...(readonly [string, readonly [Colour, ...Colour[]]])[],
] = [
  ['Lagoon', ['#f4ede0', '#0b5563', '#e9724c', '#f2c14e', '#7fb7be', '#16324f']],
  ['Market', ['#f8f0e3', '#d1495b', '#edae49', '#00798c', '#30638e', '#003d5b']],
  ['Orchard', ['#f1ead8', '#3a5a40', '#bc4749', '#a7c957', '#f2a65a', '#22333b']],
  ['Carnival', ['#fff4e6', '#ef476f', '#ffd166', '#06a77d', '#118ab2', '#2b2d42']],
  ['Clay', ['#efe4d2', '#a44a3f', '#d4a373', '#6b705c', '#cb997e', '#3d2c2e']],
]
const kinds = ['Alga', 'Leaf', 'Pebble', 'Comb'] as const
type Kind = (typeof kinds)[number]

function alga(random: Random, radius: number): Point[] {
  const lobes = random.int(5, 9)
  const points: Point[] = []
  for (let index = 0; index < lobes; index++) {
    const angle = (index / lobes) * Math.PI * 2
    const step = (Math.PI * 2) / lobes
    const far = radius * random.range(0.78, 1.1)
    for (const [turn, share] of [
      [-0.13, 0.82],
      [0, 1],
      [0.13, 0.82],
      [0.36, 0.34],
      [0.62, 0.34],
    ] as const)
      points.push([Math.cos(angle + step * turn) * far * share, Math.sin(angle + step * turn) * far * share])
  }
  return points
}

function leaf(random: Random, radius: number): Point[] {
  const pairs = random.int(4, 6)
  const right: Point[] = []
  const left: Point[] = []
  for (let index = 0; index < pairs; index++) {
    const y = radius * (1 - (index / pairs) * 1.9)
    const reach =
      radius * (0.5 + 0.35 * Math.sin(((index + 0.6) / pairs) * Math.PI)) * random.range(0.85, 1.1)
    const tall = (radius * 1.9) / pairs
    right.push(
      [radius * 0.09, y],
      [reach, y - tall * 0.75],
      [reach * 0.86, y - tall * 1.05],
      [radius * 0.1, y - tall * 0.62],
    )
    left.unshift(
      [-radius * 0.1, y - tall * 0.62],
      [-reach * 0.86, y - tall * 1.05],
      [-reach, y - tall * 0.75],
      [-radius * 0.09, y],
    )
  }
  return [...right, [0, -radius * 1.15], ...left]
}

function pebble(random: Random, radius: number): Point[] {
  const stretch = random.range(0.6, 1)
  return Array.from({ length: 8 }, (_, index): Point => {
    const angle = (index / 8) * Math.PI * 2
    const far = radius * 0.8 * random.range(0.85, 1.1)
    return [Math.cos(angle) * far, Math.sin(angle) * far * stretch]
  })
}

function comb(random: Random, radius: number): Point[] {
  const teeth = random.int(4, 6)
  const points: Point[] = [[-radius, radius * 0.5]]
  for (let index = 0; index < teeth; index++) {
    const x = -radius + (index / teeth) * radius * 2
    const step = (radius * 2) / teeth
    const top = -radius * random.range(0.55, 0.95)
    points.push(
      [x + step * 0.08, top],
      [x + step * 0.52, top],
      [x + step * 0.6, radius * 0.1],
      [x + step * 0.98, radius * 0.1],
    )
  }
  return [...points, [radius, radius * 0.5], [0, radius * 0.78]]
}

const cuts: Record<Kind, (random: Random, radius: number) => Point[]> = {
  Alga: alga,
  Leaf: leaf,
  Pebble: pebble,
  Comb: comb,
}

function cutout(points: readonly Point[], x: number, y: number, turn: number, colour: Colour): string {
  const d = curve(points, true)
  const place = (dx: number, dy: number) =>
    `transform="translate(${num(x + dx)} ${num(y + dy)}) rotate(${num(turn)})"`
  return [
    `<path ${place(7, 10)} d="${d}" fill="#1b1208" opacity="0.16"/>`,
    `<path ${place(3, 4)} d="${d}" fill="#1b1208" opacity="0.2"/>`,
    `<path ${place(0, 0)} d="${d}" fill="${colour}"/>`,
  ].join('')
}

/** Painted sheets, cut and laid: fields first, then one shape to a field. */
export function drawCutPaper(random: Random): Drawing {
  const [name, colours] = random.pick(sheets)
  const [columns, rows] = random.weighted([
    [[1, 1], 1],
    [[2, 2], 3],
    [[2, 3], 2],
    [[3, 3], 3],
    [[3, 2], 2],
  ] as const)
  const main = random.pick(kinds)
  const [w, h] = [side / columns, side / rows]
  const parts = [ground(colours[0])]
  const fields: Colour[] = []
  const shapes: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const beside = [fields[fields.length - 1], fields[fields.length - columns]]
      let field = random.pick(colours)
      for (let attempt = 0; attempt < 6 && beside.includes(field); attempt++) field = random.pick(colours)
      fields.push(field)
      const tilt = () => random.range(-5, 5)
      const [x, y] = [column * w, row * h]
      parts.push(
        `<path d="M${num(x - 3 + tilt())} ${num(y - 3)}L${num(x + w + 4)} ${num(y - 3 + tilt())}L${num(x + w + 4 + tilt())} ${num(y + h + 4)}L${num(x - 3)} ${num(y + h + 4)}Z" fill="${field}"/>`,
      )
      const count = columns === 1 ? random.int(4, 6) : random.chance(0.18) ? 2 : 1
      for (let index = 0; index < count; index++) {
        let colour = random.pick(colours)
        for (let attempt = 0; attempt < 8 && colour === field; attempt++) colour = random.pick(colours)
        if (colour === field) colour = darken(field, 0.5)
        const kind = random.chance(0.6) ? main : random.pick(kinds)
        const size = Math.min(w, h) * (count > 1 ? random.range(0.2, 0.3) : random.range(0.35, 0.43))
        const spread = count > 1 ? 0.26 : 0.03
        const at: Point = [
          x + w * (0.5 + random.range(-spread, spread)),
          y + h * (0.5 + random.range(-spread, spread)),
        ]
        shapes.push(cutout(cuts[kind](random, size), at[0], at[1], random.range(0, 360), colour))
      }
    }
  }
  return {
    svg: svg([...parts, ...shapes]),
    traits: [
      trait('Sheets', name),
      trait('Cut', main),
      trait('Fields', rows * columns),
      trait('Shapes', shapes.length),
    ],
  }
}
