import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { darken, lighten, mix } from './colour.js'
import { createNoise } from './noise.js'
import type { Random } from './random.js'
import type { Point } from './svg.js'
import { curve, ground, num, radialGradient, side, svg, verticalGradient } from './svg.js'

interface Hour {
  readonly name: string
  readonly sky: readonly [Colour, Colour, Colour]
  readonly disc: Colour
  readonly near: Colour
  readonly far: Colour
}

const hours: readonly [Hour, ...Hour[]] = [
  {
    name: 'First light',
    sky: ['#28385e', '#c98f8a', '#f6dcb4'],
    disc: '#fff3d6',
    near: '#1c2a45',
    far: '#d7a795',
  },
  { name: 'Noon', sky: ['#5f9bb3', '#a9cfd3', '#f2ead2'], disc: '#fffdf0', near: '#16434a', far: '#b5d3cd' },
  { name: 'Amber', sky: ['#5a2a36', '#d9703f', '#f8cf7c'], disc: '#fff0c2', near: '#2a1a2b', far: '#eaa25f' },
  { name: 'Dusk', sky: ['#171a33', '#6b3d63', '#e79a7d'], disc: '#fbe6cf', near: '#141428', far: '#b06e76' },
  {
    name: 'Blue hour',
    sky: ['#0e1a33', '#27496d', '#9fbfcb'],
    disc: '#f3f6ee',
    near: '#0a1424',
    far: '#6c94a6',
  },
  { name: 'Night', sky: ['#05070f', '#101c30', '#2d4a58'], disc: '#f4efdc', near: '#04070d', far: '#2b4753' },
  {
    name: 'Red tide',
    sky: ['#170b12', '#6d1f2b', '#d2503e'],
    disc: '#ffe9d2',
    near: '#14080d',
    far: '#a93c3c',
  },
]
const waters = ['low water', 'half tide', 'high water'] as const

function ridge(random: Random, level: number, height: number, rough: number): Point[] {
  const noise = createNoise(random)
  const stretch = random.range(1.2, 2.6)
  return Array.from({ length: 42 }, (_, index): Point => {
    const x = (index / 41) * (side + 80) - 40
    const far = noise((x / side) * stretch, 3.1) * height
    return [x, level + far + noise((x / side) * 7, 9.7) * height * rough]
  })
}

function land(points: readonly Point[]): string {
  return `${curve(points)}L${side + 40} ${side + 40}L-40 ${side + 40}Z`
}

function glitter(random: Random, x: number, top: number, colour: Colour): string {
  return Array.from({ length: 46 }, (_, index) => {
    const depth = index / 46
    const y = top + depth * depth * (side - top)
    const width = random.range(8, 60) * (0.4 + depth * 1.8)
    const at = x + random.gauss() * (12 + depth * 70) - width / 2
    return `<rect x="${num(at)}" y="${num(y)}" width="${num(width)}" height="${num(1.5 + depth * 4)}" rx="2" fill="${colour}" opacity="${num(0.7 - depth * 0.45)}"/>`
  }).join('')
}

/** Layered shores under a low disc: hour, tide and number of ridges decide the picture. */
export function drawTidelines(random: Random): Drawing {
  const hour = random.pick(hours)
  const tide = random.int(0, 2)
  const ridges = random.int(4, 8)
  const horizon = side * ([0.62, 0.52, 0.42][tide] ?? 0.52)
  const discRadius = random.range(46, 120)
  const x = random.range(0.2, 0.8) * side
  const y = horizon - random.range(-0.25, 2.2) * discRadius
  const isNight = hour.name === 'Night' || hour.name === 'Blue hour'
  const defs = [
    verticalGradient('sky', [
      [0, hour.sky[0]],
      [0.55, hour.sky[1]],
      [1, hour.sky[2]],
    ]),
    verticalGradient('sea', [
      [0, mix(hour.sky[2], hour.far, 0.5)],
      [1, hour.near],
    ]),
    radialGradient(
      'glow',
      [x, y, discRadius * 4.5],
      [
        [0, hour.disc, 0.55],
        [0.35, hour.disc, 0.16],
        [1, hour.disc, 0],
      ],
    ),
  ]
  const stars = isNight
    ? Array.from(
        { length: 90 },
        () =>
          `<circle cx="${num(random.range(0, side))}" cy="${num(random.range(0, horizon * 0.9))}" r="${num(random.range(0.6, 2))}" fill="${hour.disc}" opacity="${num(random.range(0.2, 0.9))}"/>`,
      )
    : []
  const parts = [
    `<rect width="${side}" height="${num(horizon + 4)}" fill="url(#sky)"/>`,
    ...stars,
    ground('url(#glow)'),
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(discRadius)}" fill="${hour.disc}"/>`,
    `<rect y="${num(horizon)}" width="${side}" height="${num(side - horizon)}" fill="url(#sea)"/>`,
    glitter(random, x, horizon + 4, hour.disc),
  ]
  const headland = ridge(random, horizon - random.range(4, 26), 34, 0.3)
  parts.push(
    `<path d="${curve(headland)}L${side + 40} ${num(horizon + 5)}L-40 ${num(horizon + 5)}Z" fill="${mix(hour.far, hour.sky[1], 0.35)}"/>`,
  )
  for (let index = 0; index < ridges; index++) {
    const depth = (index + 1) / ridges
    const level = horizon + 40 + depth ** 1.35 * (side - horizon) * 0.86
    const points = ridge(random, level, 36 + depth * 46, 0.18)
    const body = mix(mix(hour.far, hour.sky[2], 0.2), hour.near, depth ** 0.8)
    defs.push(
      verticalGradient(`r${index}`, [
        [0, lighten(body, 0.1)],
        [0.5, body],
        [1, darken(body, 0.35)],
      ]),
    )
    parts.push(
      `<path d="${land(points)}" fill="url(#r${index})" opacity="${num(0.86 + depth * 0.14)}"/>`,
      `<path d="${curve(points)}" fill="none" stroke="${lighten(body, 0.45)}" stroke-width="${num(1 + depth * 1.6)}" opacity="${num(0.75 - depth * 0.4)}"/>`,
    )
  }
  return {
    svg: svg(parts, defs),
    title: `${hour.name}, ${waters[tide]}`,
    traits: [
      trait('Hour', hour.name),
      trait('Tide', waters[tide] ?? 'half tide'),
      trait('Shores', ridges),
      trait('Disc', discRadius > 95 ? 'Great' : discRadius > 66 ? 'Full' : 'Small'),
    ],
  }
}
