import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import type { Random } from './random.js'
import { ground, num, side, svg } from './svg.js'

const posters: readonly [
  readonly [string, Colour, readonly [Colour, ...Colour[]]],
  ...(readonly [string, Colour, readonly [Colour, ...Colour[]]])[],
] = [
  ['Dessau', '#efe6d5', ['#1d1d1b', '#d62828', '#f4b942', '#2a5b84']],
  ['Milano', '#f6f0e4', ['#22577a', '#f25c54', '#f7b267', '#222a35', '#9cc4b2']],
  ['Ulm', '#e8e8e3', ['#2b2d2f', '#8d99ae', '#ef6f3c', '#d9d4c7']],
  ['Kyoto', '#f3eee3', ['#264653', '#e76f51', '#e9c46a', '#2a9d8f', '#f1d6c0']],
  ['Midnight press', '#151822', ['#f2e9dc', '#e4572e', '#f3b61f', '#3f88c5']],
]
const tiles = ['Quarter', 'Half', 'Ring', 'Leaf', 'Dot', 'Stairs'] as const
type Tile = (typeof tiles)[number]

function tileShape(
  tile: Tile,
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: Colour,
  second: Colour,
): string {
  const place = `transform="translate(${num(x + s / 2)} ${num(y + s / 2)}) rotate(${turn * 90}) translate(${num(-s / 2)} ${num(-s / 2)})"`
  const n = num(s)
  switch (tile) {
    case 'Quarter':
      return `<path ${place} d="M0 0H${n}A${n} ${n} 0 0 1 0 ${n}Z" fill="${colour}"/>`
    case 'Half':
      return `<path ${place} d="M0 0A${num(s / 2)} ${num(s / 2)} 0 0 0 ${n} 0Z" fill="${colour}"/><path ${place} d="M0 ${num(s / 2)}A${num(s / 2)} ${num(s / 2)} 0 0 0 ${n} ${num(s / 2)}Z" fill="${second}"/>`
    case 'Ring':
      return `<path ${place} d="M0 0H${n}A${n} ${n} 0 0 1 0 ${n}Z" fill="${colour}"/><path ${place} d="M0 0H${num(s * 0.66)}A${num(s * 0.66)} ${num(s * 0.66)} 0 0 1 0 ${num(s * 0.66)}Z" fill="${second}"/><path ${place} d="M0 0H${num(s * 0.33)}A${num(s * 0.33)} ${num(s * 0.33)} 0 0 1 0 ${num(s * 0.33)}Z" fill="${colour}"/>`
    case 'Leaf':
      return `<path ${place} d="M0 0A${n} ${n} 0 0 1 ${n} ${n}A${n} ${n} 0 0 1 0 0Z" fill="${colour}"/>`
    case 'Dot':
      return `<circle ${place} cx="${num(s / 2)}" cy="${num(s / 2)}" r="${num(s * 0.3)}" fill="${colour}"/>`
    case 'Stairs':
      return [0, 1, 2, 3]
        .map(
          (step) =>
            `<rect ${place} x="${num((step * s) / 4)}" y="${num(s - ((step + 1) * s) / 4)}" width="${num(s / 4)}" height="${num(((step + 1) * s) / 4)}" fill="${step % 2 ? second : colour}"/>`,
        )
        .join('')
  }
}

/** One square, a few ways to fill it, and quarter turns. */
export function drawQuarterTurns(random: Random): Drawing {
  const [press, paper, colours] = random.pick(posters)
  const count = random.pick([3, 4, 4, 5, 6])
  const margin = random.pick([0, 60, 90])
  const first = random.pick(tiles)
  const second = random.pick(tiles)
  const rule = random.pick(['Mirror', 'Turning', 'Free'] as const)
  const s = (side - margin * 2) / count
  const parts = [ground(paper)]
  const plan = new Map<string, { tile: Tile; turn: number; field: Colour; a: Colour; b: Colour }>()
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const mirrored = rule === 'Mirror' && column >= Math.ceil(count / 2)
      const source = mirrored ? plan.get(`${row}/${count - 1 - column}`) : undefined
      const field = random.chance(0.62) ? paper : random.pick(colours)
      const others = colours.filter((colour) => colour !== field)
      const [a = '#1d1d1b', ...rest] = others
      const made = {
        tile: random.chance(0.48) ? first : random.chance(0.6) ? second : random.pick(tiles),
        turn: rule === 'Turning' ? (row + column) % 4 : random.int(0, 3),
        field,
        a: random.pick([a, ...rest]),
        b: random.pick([a, ...rest, paper]),
      }
      const cell = source ? { ...source, turn: source.turn ^ 1 } : made
      plan.set(`${row}/${column}`, cell)
      const [x, y] = [margin + column * s, margin + row * s]
      if (cell.field !== paper)
        parts.push(
          `<rect x="${num(x)}" y="${num(y)}" width="${num(s + 0.6)}" height="${num(s + 0.6)}" fill="${cell.field}"/>`,
        )
      parts.push(tileShape(cell.tile, x, y, s, cell.turn, cell.a, cell.b === cell.a ? cell.field : cell.b))
    }
  }
  return {
    svg: svg(parts),
    traits: [
      trait('Press', press),
      trait('Grid', `${count} × ${count}`),
      trait('Lead', first),
      trait('Rule', rule),
      trait('Margin', margin === 0 ? 'Full bleed' : 'Framed'),
    ],
  }
}
