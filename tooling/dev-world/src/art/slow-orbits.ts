import sharp from 'sharp'
import type { Trait } from './artwork.js'
import { trait } from './artwork.js'
import type { Colour } from './colour.js'
import { mix } from './colour.js'
import type { Random } from './random.js'
import { num } from './svg.js'

/** A looping picture. */
export interface Animation {
  readonly file: Buffer
  readonly traits: readonly Trait[]
}

const frames = 24
const size = 420
const skies = [
  ['Observatory', '#0f1524', ['#f4efe4', '#e9c46a', '#c8553d', '#7fb7be']],
  ['Paper model', '#f3ecdd', ['#1d2b3a', '#c8553d', '#e0a458', '#3f7d58']],
  ['Brass', '#1c1410', ['#e3c08a', '#b9803f', '#f4e3c1', '#7a8b7f']],
  ['Tide pool', '#0d2b33', ['#e6f0ea', '#f2a65a', '#5fb0a8', '#c5d86d']],
] as const

interface Body {
  readonly orbit: number
  readonly radius: number
  readonly turns: number
  readonly start: number
  readonly flat: number
  readonly colour: Colour
}

function frame(sky: Colour, bodies: readonly Body[], share: number): string {
  const parts = bodies.map((body) => {
    const spot = (at: number) => {
      const angle = body.start + at * Math.PI * 2 * body.turns
      return [210 + Math.cos(angle) * body.orbit, 210 + Math.sin(angle) * body.orbit * body.flat] as const
    }
    const trail = Array.from({ length: 7 }, (_, index) => {
      const [x, y] = spot(share - (index + 1) * 0.011)
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(body.radius * (1 - index * 0.11))}" fill="${mix(body.colour, sky, 0.5 + index * 0.07)}"/>`
    })
    const [x, y] = spot(share)
    const ring = `<ellipse cx="210" cy="210" rx="${num(body.orbit)}" ry="${num(body.orbit * body.flat)}" fill="none" stroke="${mix(body.colour, sky, 0.72)}" stroke-width="1"/>`
    return `${ring}${trail.reverse().join('')}<circle cx="${num(x)}" cy="${num(y)}" r="${num(body.radius)}" fill="${body.colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${sky}"/>${parts.join('')}</svg>`
}

/** Bodies that meet again where they began: every number of turns is whole, so the loop has no seam. */
export async function animateOrbits(random: Random): Promise<Animation> {
  const [name, sky, colours] = random.pick(skies)
  const count = random.int(3, 6)
  const flat = random.pick([1, 1, 0.62, 0.38])
  const retrograde = random.chance(0.3)
  const bodies = Array.from(
    { length: count },
    (_, index): Body => ({
      orbit: 56 + (index / count) * 138 + random.range(-6, 6),
      radius: random.range(7, 20) * (0.7 + index * 0.12),
      turns: (retrograde && index % 2 ? -1 : 1) * Math.max(1, count - index - random.int(0, 1)),
      start: random.range(0, Math.PI * 2),
      flat,
      colour: random.pick(colours),
    }),
  )
  const sun: Body = {
    orbit: 0,
    radius: random.range(18, 34),
    turns: 0,
    start: 0,
    flat,
    colour: random.pick(colours),
  }
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp(Buffer.from(frame(sky, [sun, ...bodies], index / frames)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  const file = await sharp(Buffer.concat(pictures), {
    raw: { width: size, height: size * frames, channels: 3, pageHeight: size },
  })
    .webp({ quality: 74, effort: 0, loop: 0, delay: Array.from({ length: frames }, () => 90) })
    .toBuffer()
  return {
    file,
    traits: [
      trait('Sky', name),
      trait('Bodies', count),
      trait('View', flat === 1 ? 'From above' : flat > 0.5 ? 'Tilted' : 'Edge on'),
      trait('Motion', retrograde ? 'Retrograde' : 'Prograde'),
    ],
  }
}
