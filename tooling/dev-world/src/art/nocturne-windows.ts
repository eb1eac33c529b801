import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { darken, lighten, mix } from './colour.js'
import type { Random } from './random.js'
import { num, radialGradient, side, svg, verticalGradient } from './svg.js'

interface Night {
  readonly name: string
  readonly wall: Colour
  readonly sky: readonly [Colour, Colour]
  readonly lamps: readonly [Colour, ...Colour[]]
}

const nights: readonly [Night, ...Night[]] = [
  { name: 'Sodium', wall: '#2a1f1b', sky: ['#0b0d16', '#3a2a2b'], lamps: ['#f6c177', '#f2a65a', '#ffe3b0'] },
  { name: 'Moonlit', wall: '#232a3a', sky: ['#0a1122', '#34465f'], lamps: ['#f7dfa5', '#f4efe4', '#e9b872'] },
  { name: 'Brick', wall: '#3b1f1d', sky: ['#120c14', '#4a2530'], lamps: ['#ffd99a', '#f2b880', '#f6efe6'] },
  { name: 'Rain', wall: '#20282b', sky: ['#0c1214', '#2d3b40'], lamps: ['#d9e6b5', '#f3e6b8', '#a8d5c9'] },
  { name: 'Neon', wall: '#1d1830', sky: ['#0b0818', '#3b1f52'], lamps: ['#ff9bb3', '#ffd6a5', '#9be7ff'] },
]
const guests = ['cat', 'reader', 'plant', 'lamp', 'nobody'] as const
type Guest = (typeof guests)[number]

/** A silhouette in a window whose floor is at `y` and whose width is `w`. */
function silhouette(guest: Guest, x: number, y: number, w: number, ink: Colour): string {
  const at = `transform="translate(${num(x)} ${num(y)}) scale(${num(w / 10)})" fill="${ink}"`
  switch (guest) {
    case 'cat':
      return `<path ${at} d="M2.2 0C1.9-1.8 2.4-2.9 3.1-3.4L2.9-4.7L3.7-4.1Q4.2-4.2 4.6-4.1L5.3-4.7L5.3-3.3C6.3-2.6 6.6-1.3 6.5 0ZM6.3-.1C7.6-.2 8-1.2 7.6-2.1L8-2.2C8.6-.9 7.9.4 6.4.2Z"/>`
    case 'reader':
      return `<path ${at} d="M1.8 0C1.9-2.6 2.6-3.9 4-4.3C3.2-5 3.3-6.8 4.7-6.9C6.2-6.9 6.4-5.1 5.5-4.3C6.6-4 7.2-3 7.4-1.8L9-2.6L9.1-2.2L6.9-.9L6.7 0Z"/>`
    case 'plant':
      return `<path ${at} d="M3.4 0L3-2H6L5.6 0ZM4.4-2C4.2-4 3-5 1.6-5.4C2-3.8 3-2.6 4.4-2ZM4.6-2C4.4-4.6 4.8-6 5.8-7C6.4-5 6-3.2 4.8-2ZM4.7-2C5.4-3.6 6.8-4.2 8.2-4.1C7.6-2.8 6.2-2 4.7-2Z"/>`
    case 'lamp':
      return `<path ${at} d="M4.7 0V-3.4H3L3.9-5.6H6.1L7-3.4H5.3V0H6.3V.3H3.7V0Z"/>`
    case 'nobody':
      return ''
  }
}

function windowAt(
  random: Random,
  night: Night,
  box: readonly [number, number, number, number],
  lit: boolean,
  guest: Guest,
): string {
  const [x, y, w, h] = box
  const frame = lighten(night.wall, 0.12)
  const dark = mix(night.sky[0], night.wall, 0.25)
  const parts = [
    `<rect x="${num(x - 4)}" y="${num(y - 4)}" width="${num(w + 8)}" height="${num(h + 8)}" fill="${darken(night.wall, 0.35)}"/>`,
  ]
  if (lit) {
    const lamp = random.pick(night.lamps)
    parts.push(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${lamp}"/>`,
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h * random.range(0.25, 0.7))}" fill="${mix(lamp, '#7a4a22', 0.35)}" opacity="0.45"/>`,
    )
    if (random.chance(0.4)) {
      const drape = mix(lamp, night.wall, 0.45)
      parts.push(
        `<path d="M${num(x)} ${num(y)}h${num(w * 0.34)}q${num(-w * 0.05)} ${num(h * 0.6)} ${num(-w * 0.26)} ${num(h)}h${num(-w * 0.08)}Z" fill="${drape}"/>`,
        `<path d="M${num(x + w)} ${num(y)}h${num(-w * 0.34)}q${num(w * 0.05)} ${num(h * 0.6)} ${num(w * 0.26)} ${num(h)}h${num(w * 0.08)}Z" fill="${drape}"/>`,
      )
    }
    parts.push(silhouette(guest, x + w * 0.05, y + h, w * 0.9, darken(night.wall, 0.55)))
  } else {
    parts.push(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${dark}"/>`,
      `<path d="M${num(x)} ${num(y + h * random.range(0.3, 0.8))}L${num(x + w)} ${num(y)}H${num(x)}Z" fill="${lighten(night.sky[1], 0.1)}" opacity="0.16"/>`,
    )
  }
  parts.push(
    `<path d="M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h * 0.4)}h${num(w)}" stroke="${lit ? darken(night.wall, 0.3) : frame}" stroke-width="${num(w * 0.045)}"/>`,
    `<rect x="${num(x - 9)}" y="${num(y + h + 3)}" width="${num(w + 18)}" height="7" fill="${lighten(night.wall, 0.2)}"/>`,
  )
  return parts.join('')
}

/** A house front before morning; someone is always up. */
export function drawNocturneWindows(random: Random): Drawing {
  const night = random.pick(nights)
  const columns = random.int(4, 7)
  const rows = random.int(4, 6)
  const wakeful = random.range(0.1, 0.5)
  const guest = random.weighted([
    ['cat', 3],
    ['reader', 3],
    ['plant', 4],
    ['lamp', 3],
    ['nobody', 1],
  ] as const)
  const rain = night.name === 'Rain' || random.chance(0.15)
  const roof = side * random.range(0.12, 0.2)
  const cellW = (side - 90) / columns
  const cellH = (side - roof - 50) / rows
  const [w, h] = [cellW * 0.56, cellH * 0.66]
  const moonX = random.range(0.12, 0.88) * side
  const parts = [
    `<rect width="${side}" height="${num(roof + 6)}" fill="url(#sky)"/>`,
    `<circle cx="${num(moonX)}" cy="${num(roof * 0.5)}" r="${num(roof * 0.2)}" fill="#f4efdc" opacity="0.92"/>`,
    `<rect y="${num(roof)}" width="${side}" height="${num(side - roof)}" fill="url(#wall)"/>`,
    `<rect y="${num(roof - 12)}" width="${side}" height="16" fill="${lighten(night.wall, 0.16)}"/>`,
    `<rect y="${num(roof + 4)}" width="${side}" height="10" fill="${darken(night.wall, 0.5)}"/>`,
  ]
  const chimney = random.range(0.15, 0.8) * side
  parts.push(`<path d="M${num(chimney)} ${num(roof - 12)}v-46h54v46Z" fill="${darken(night.wall, 0.15)}"/>`)
  const glows: string[] = []
  const panes: string[] = []
  let lit = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = 45 + cellW * (column + 0.5) - w / 2
      const y = roof + 34 + cellH * (row + 0.5) - h / 2
      const isLit = random.chance(wakeful) || (row === rows - 1 && column === columns - 1 && lit === 0)
      if (isLit) {
        lit += 1
        glows.push(
          `<ellipse cx="${num(x + w / 2)}" cy="${num(y + h / 2)}" rx="${num(w * 1.25)}" ry="${num(h)}" fill="url(#lamp)"/>`,
        )
      }
      const inside = random.chance(0.5) ? guest : random.chance(0.25) ? random.pick(guests) : 'nobody'
      panes.push(windowAt(random, night, [x, y, w, h], isLit, isLit ? inside : 'nobody'))
    }
  }
  parts.push(...glows, ...panes)
  if (rain)
    for (let drop = 0; drop < 150; drop++) {
      const [x, y] = [random.range(-60, side), random.range(-60, side)]
      const length = random.range(26, 80)
      parts.push(
        `<path d="M${num(x)} ${num(y)}l${num(length * 0.22)} ${num(length)}" stroke="#dfeaf0" stroke-width="1.4" opacity="${num(random.range(0.08, 0.34))}"/>`,
      )
    }
  const unit = `gradientUnits="objectBoundingBox"`
  const defs = [
    verticalGradient('sky', [
      [0, night.sky[0]],
      [1, night.sky[1]],
    ]),
    verticalGradient('wall', [
      [0, lighten(night.wall, 0.06)],
      [1, darken(night.wall, 0.45)],
    ]),
    `<radialGradient id="lamp" ${unit}><stop offset="0" stop-color="${night.lamps[0]}" stop-opacity="0.34"/><stop offset="1" stop-color="${night.lamps[0]}" stop-opacity="0"/></radialGradient>`,
    radialGradient(
      'shade',
      [side / 2, side * 0.42, side * 0.82],
      [
        [0, '#000000', 0],
        [0.6, '#000000', 0.05],
        [1, '#000000', 0.6],
      ],
    ),
  ]
  parts.push(`<rect width="${side}" height="${side}" fill="url(#shade)"/>`)
  return {
    svg: svg(parts, defs),
    traits: [
      trait('Night', night.name),
      trait('Awake', lit),
      trait('Windows', rows * columns),
      trait('Guest', guest === 'nobody' ? 'Nobody' : `${guest[0]?.toUpperCase()}${guest.slice(1)}`),
      trait('Weather', rain ? 'Rain' : 'Clear'),
    ],
  }
}
