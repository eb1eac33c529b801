import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { darken } from './colour.js'
import type { Random } from './random.js'
import { ground, num, side, svg } from './svg.js'

interface Ink {
  readonly name: string
  readonly paper: Colour
  readonly night: Colour
  readonly lights: readonly [Colour, ...Colour[]]
}

const inks: readonly [Ink, ...Ink[]] = [
  { name: 'Harvest', paper: '#f3ecdc', night: '#14213d', lights: ['#e9b44c', '#f6e2b3', '#cf5c36'] },
  { name: 'Persimmon', paper: '#f7efe5', night: '#22223b', lights: ['#e4572e', '#f2a65a', '#f6d8ae'] },
  { name: 'Celadon', paper: '#eef0e2', night: '#1f2f2a', lights: ['#84a98c', '#cad2c5', '#e8c468'] },
  { name: 'Indigo', paper: '#edeef2', night: '#141b41', lights: ['#6f9ceb', '#98b9f2', '#f2e9e4'] },
  { name: 'Sumi', paper: '#f4f1ea', night: '#1b1a19', lights: ['#8f8b82', '#d8d3c6', '#b23a48'] },
  { name: 'Midnight', paper: '#12141f', night: '#262b44', lights: ['#f4d58d', '#e9e4d4', '#bf6f5a'] },
]
const orders = ['Month', 'Mirror', 'Wave', 'Drift'] as const

function phaseAt(
  order: (typeof orders)[number],
  row: number,
  column: number,
  count: number,
  random: Random,
): number {
  const total = count * count
  switch (order) {
    case 'Month':
      return (row * count + column + 0.5) / total
    case 'Mirror':
      return Math.abs(((column + 0.5) / count) * 2 - 1) * 0.5 + (row / count) * 0.08
    case 'Wave':
      return 0.5 + 0.45 * Math.sin((row + column) * 0.9)
    case 'Drift':
      return random.next()
  }
}

/** The lit part of a disc: half a circle on one side, half an ellipse for the terminator. */
function litPart(x: number, y: number, radius: number, phase: number): string {
  const waxing = phase < 0.5
  const turn = Math.cos(phase * Math.PI * 2)
  const outer = waxing ? 1 : 0
  const inner = turn > 0 === waxing ? 0 : 1
  return `M${num(x)} ${num(y - radius)}A${num(radius)} ${num(radius)} 0 0 ${outer} ${num(x)} ${num(y + radius)}A${num(Math.abs(turn) * radius)} ${num(radius)} 0 0 ${inner} ${num(x)} ${num(y - radius)}Z`
}

/** A sheet of moons, printed in two passes that do not quite meet. */
export function drawHalfMoons(random: Random): Drawing {
  const ink = random.pick(inks)
  const count = random.weighted([
    [2, 1],
    [3, 4],
    [4, 4],
    [5, 2],
  ])
  const order = random.pick(orders)
  const eclipsed = random.chance(0.14) ? random.int(0, count * count - 1) : -1
  const margin = side * 0.13
  const cell = (side - margin * 2) / count
  const radius = cell * random.range(0.38, 0.43)
  const [slipX, slipY] = [random.range(-5, 5), random.range(-4, 4)]
  const parts: string[] = [ground(ink.paper)]
  for (let row = 0; row < count; row++) {
    const light = random.pick(ink.lights)
    for (let column = 0; column < count; column++) {
      const x = margin + cell * (column + 0.5)
      const y = margin + cell * (row + 0.5)
      const index = row * count + column
      parts.push(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${ink.night}"/>`)
      if (index === eclipsed) {
        parts.push(
          `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 1.09)}" fill="none" stroke="${ink.lights[2] ?? light}" stroke-width="${num(radius * 0.07)}"/>`,
        )
        continue
      }
      const colour = random.chance(0.22) ? random.pick(ink.lights) : light
      parts.push(
        `<path d="${litPart(x + slipX, y + slipY, radius, phaseAt(order, row, column, count, random))}" fill="${colour}"/>`,
      )
      for (let crater = 0; crater < 5; crater++) {
        const angle = random.range(0, Math.PI * 2)
        const far = random.range(0, 0.74) * radius
        parts.push(
          `<circle cx="${num(x + Math.cos(angle) * far)}" cy="${num(y + Math.sin(angle) * far)}" r="${num(radius * random.range(0.03, 0.12))}" fill="${darken(ink.night, 0.2)}" opacity="0.14"/>`,
        )
      }
    }
  }
  return {
    svg: svg(parts),
    traits: [
      trait('Ink', ink.name),
      trait('Moons', count * count),
      trait('Order', order),
      trait('Eclipse', eclipsed >= 0 ? 'Yes' : 'No'),
    ],
  }
}
