import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { darken, lighten } from './colour.js'
import type { Random } from './random.js'
import { ground, num, side, svg } from './svg.js'

const wools: readonly [
  readonly [string, readonly [Colour, ...Colour[]]],
  ...(readonly [string, readonly [Colour, ...Colour[]]])[],
] = [
  ['Altiplano', ['#7b2d26', '#e0a458', '#f0f0c9', '#2d4654', '#a63d40']],
  ['Undyed', ['#e9e1d1', '#b9a88b', '#6d5d4b', '#3a312a', '#d5c6a8']],
  ['Sea loom', ['#0b3c49', '#5b8e7d', '#f4e9cd', '#bcb382', '#13293d']],
  ['Cochineal', ['#9b1d3a', '#e06c75', '#f5e3d7', '#3b1220', '#d9a05b']],
  ['Indigo vat', ['#1b2a49', '#465c8b', '#c9d6ea', '#f2efe6', '#86a3c3']],
]
const weaves = ['Plain', 'Twill', 'Basket', 'Herringbone', 'Satin'] as const
type Weave = (typeof weaves)[number]

/** Whether the warp lies on top where row and column cross. */
function warpOver(weave: Weave, row: number, column: number): boolean {
  switch (weave) {
    case 'Plain':
      return (row + column) % 2 === 0
    case 'Twill':
      return (row + column) % 4 < 2
    case 'Basket':
      return (Math.floor(row / 2) + Math.floor(column / 2)) % 2 === 0
    case 'Herringbone':
      return (row + (Math.floor(column / 6) % 2 === 0 ? column : -column) + 600) % 4 < 2
    case 'Satin':
      return (column + row * 3) % 5 === 0
  }
}

function stripes(
  random: Random,
  colours: readonly [Colour, ...Colour[]],
  count: number,
  mirrored: boolean,
): Colour[] {
  const half: Colour[] = []
  const wanted = mirrored ? Math.ceil(count / 2) : count
  while (half.length < wanted) {
    const colour = random.pick(colours)
    const run = random.pick([1, 2, 2, 3, 4, 6])
    for (let index = 0; index < run && half.length < wanted; index++) half.push(colour)
  }
  if (!mirrored) return half
  return [...half, ...half.slice(0, count - half.length).reverse()]
}

/** Cloth, thread by thread: two sets of stripes and the rule by which they cross. */
export function drawWarpAndWeft(random: Random): Drawing {
  const [wool, colours] = random.pick(wools)
  const weave = random.pick(weaves)
  const count = random.pick([20, 24, 28])
  const mirrored = random.chance(0.55)
  const step = side / count
  const thick = step * 0.9
  const warp = stripes(random, colours, count, mirrored)
  const weft = random.chance(0.4) ? warp : stripes(random, colours, count, mirrored)
  const byPaint = new Map<string, string[]>()
  const add = (paint: string, d: string) => byPaint.set(paint, [...(byPaint.get(paint) ?? []), d])
  const box = (x: number, y: number, w: number, h: number) =>
    `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
  const mendRow = random.chance(0.2) ? random.int(3, count - 4) : -1
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const [x, y] = [column * step, row * step]
      const over = warpOver(weave, row, column) && row !== mendRow
      const colour =
        (over ? warp[column] : row === mendRow ? lighten(colours[2] ?? colours[0], 0.3) : weft[row]) ??
        colours[0]
      const under = (over ? weft[row] : warp[column]) ?? colours[0]
      const gap = (step - thick) / 2
      add(darken(under, 0.55), box(x, y, step, step))
      const lit = lighten(colour, 0.16)
      const shade = darken(colour, 0.3)
      if (over) {
        add(colour, box(x + gap, y - gap, thick, step + gap * 2))
        add(lit, box(x + gap + thick * 0.18, y, thick * 0.24, step))
        add(shade, box(x + gap + thick * 0.8, y, thick * 0.2, step))
      } else {
        add(colour, box(x - gap, y + gap, step + gap * 2, thick))
        add(lit, box(x, y + gap + thick * 0.18, step, thick * 0.24))
        add(shade, box(x, y + gap + thick * 0.8, step, thick * 0.2))
      }
    }
  }
  const parts = [ground(darken(colours[0], 0.6))]
  // Grounds first: the same colour may lie under one crossing and over another.
  const layers = [...byPaint].sort(([a], [b]) => a.localeCompare(b))
  const grounds = new Set([...warp, ...weft].map((colour) => darken(colour, 0.55)))
  for (const [paint, paths] of [...layers].sort(
    ([a], [b]) => Number(grounds.has(b)) - Number(grounds.has(a)),
  ))
    parts.push(`<path d="${paths.join('')}" fill="${paint}"/>`)
  return {
    svg: svg(parts),
    traits: [
      trait('Wool', wool),
      trait('Weave', weave),
      trait('Threads', count * 2),
      trait('Pattern', mirrored ? 'Mirrored' : 'Running'),
      trait('Mended', mendRow >= 0 ? 'Yes' : 'No'),
    ],
  }
}
