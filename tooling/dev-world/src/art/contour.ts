import type { Backdrop, Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { ramp, toRgb } from './colour.js'
import { createNoise, fractal } from './noise.js'
import type { Random } from './random.js'
import { num, side, svg } from './svg.js'

interface Sheet {
  readonly name: string
  readonly tints: readonly [Colour, Colour, ...Colour[]]
  readonly line: Colour
  readonly mark: Colour
}

const sheets: readonly [Sheet, ...Sheet[]] = [
  {
    name: 'Alpine',
    tints: ['#6f9f8f', '#b9c9a0', '#ead9b0', '#d9a679', '#f6f1e7'],
    line: '#3c3a2e',
    mark: '#b23a2e',
  },
  {
    name: 'Archipelago',
    tints: ['#143a52', '#2f6f86', '#9cc5c1', '#f1e3c0', '#c98e5a'],
    line: '#0d2433',
    mark: '#f2c14e',
  },
  {
    name: 'Desert',
    tints: ['#7a3b2e', '#b9673f', '#e0a86b', '#f1d9a7', '#fbf1da'],
    line: '#4a1f18',
    mark: '#1f5f5b',
  },
  {
    name: 'Polar',
    tints: ['#27364f', '#5b7a99', '#a9c3d3', '#e4edf0', '#ffffff'],
    line: '#1b2a41',
    mark: '#d1495b',
  },
  {
    name: 'Night survey',
    tints: ['#0d1117', '#1a2a33', '#23485a', '#3f7d7a', '#c9d8a3'],
    line: '#e8e6d9',
    mark: '#f4a259',
  },
]
const cells = 120

type Relief = Float64Array

function makeRelief(random: Random, rough: number, islands: boolean): Relief {
  const noise = createNoise(random)
  const scale = random.range(1.6, 3)
  const [sx, sy] = [random.range(0, 40), random.range(0, 40)]
  const relief = new Float64Array((cells + 1) * (cells + 1))
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const x = (column / cells) * scale
      const y = (row / cells) * scale
      const bend = noise(x * 0.7 + 60, y * 0.7) * 0.7
      let height = fractal(noise, sx + x + bend, sy + y - bend, rough)
      if (islands) height -= Math.hypot(column / cells - 0.5, row / cells - 0.5) * 0.7
      relief[row * (cells + 1) + column] = height
      low = Math.min(low, height)
      high = Math.max(high, height)
    }
  }
  return relief.map((height) => (height - low) / (high - low))
}

function shade(relief: Relief, sheet: Sheet, steps: number): Backdrop {
  const width = cells + 1
  const pixels = new Uint8Array(width * width * 3)
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const height = relief[at] ?? 0
      const slope = (relief[at + 1] ?? height) - height + ((relief[at + width] ?? height) - height)
      const light = 1 + Math.max(-0.3, Math.min(0.3, slope * -5))
      const tint = toRgb(ramp(sheet.tints, Math.floor(height * steps) / steps + 0.5 / steps))
      for (let channel = 0; channel < 3; channel++)
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, (tint[channel] ?? 0) * light))
    }
  }
  return { pixels, width, height: width }
}

/** Segments of one contour: where it enters and leaves each cell of the grid. */
function contour(relief: Relief, level: number): string {
  const width = cells + 1
  const unit = side / cells
  let d = ''
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const at = row * width + column
      const a = relief[at] ?? 0
      const b = relief[at + 1] ?? 0
      const c = relief[at + width + 1] ?? 0
      const e = relief[at + width] ?? 0
      const cross: [number, number][] = []
      if (a > level !== b > level) cross.push([column + (level - a) / (b - a), row])
      if (b > level !== c > level) cross.push([column + 1, row + (level - b) / (c - b)])
      if (e > level !== c > level) cross.push([column + (level - e) / (c - e), row + 1])
      if (a > level !== e > level) cross.push([column, row + (level - a) / (e - a)])
      for (let pair = 0; pair + 1 < cross.length; pair += 2) {
        const [from, to] = [cross[pair], cross[pair + 1]]
        if (from && to)
          d += `M${num(from[0] * unit)} ${num(from[1] * unit)}L${num(to[0] * unit)} ${num(to[1] * unit)}`
      }
    }
  }
  return d
}

function summit(relief: Relief): readonly [number, number] {
  let best = 0
  for (let index = 0; index < relief.length; index++)
    if ((relief[index] ?? 0) > (relief[best] ?? 0)) best = index
  const width = cells + 1
  return [((best % width) / cells) * side, (Math.floor(best / width) / cells) * side]
}

/** A survey of a country that is not there. */
export function drawContour(random: Random): Drawing {
  const sheet = random.pick(sheets)
  const steps = random.pick([8, 10, 12])
  const rough = random.pick([2, 3, 4])
  const islands = sheet.name === 'Archipelago' || random.chance(0.25)
  const relief = makeRelief(random, rough, islands)
  const parts: string[] = []
  for (let index = 1; index < steps; index++) {
    const strong = index % 4 === 0
    parts.push(
      `<path d="${contour(relief, index / steps)}" fill="none" stroke="${sheet.line}" stroke-width="${strong ? 2.6 : 1.2}" opacity="${strong ? 0.75 : 0.5}"/>`,
    )
  }
  const [x, y] = summit(relief)
  const peak = random.int(640, 4800)
  parts.push(
    `<path d="M${num(x)} ${num(y - 15)}l14 25h-28Z" fill="${sheet.mark}"/>`,
    ...[250, 500, 750].map(
      (line) =>
        `<path d="M${line} 0V1000M0 ${line}H1000" stroke="${sheet.line}" stroke-width="0.8" opacity="0.3"/>`,
    ),
    `<rect x="10" y="10" width="980" height="980" fill="none" stroke="${sheet.line}" stroke-width="2" opacity="0.55"/>`,
  )
  return {
    svg: svg(parts),
    backdrop: shade(relief, sheet, steps),
    traits: [
      trait('Sheet', sheet.name),
      trait('Interval', `${Math.round(peak / steps / 10) * 10} m`),
      trait('Summit', `${peak} m`),
      trait('Terrain', { 2: 'Rolling', 3: 'Broken', 4: 'Rugged' }[rough] ?? 'Broken'),
      trait('Coast', islands ? 'Island' : 'Inland'),
    ],
  }
}
