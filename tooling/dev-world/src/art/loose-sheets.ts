import type { Drawing } from './artwork.js'
import { trait } from './artwork.js'
import type { Random } from './random.js'
import type { Point } from './svg.js'
import { curve, ground, num, svg } from './svg.js'

const inks = [
  ['Black', '#1a1816'],
  ['Vermilion', '#b3331f'],
  ['Blue', '#1d3a63'],
] as const

/** One breath, one circle: bristles of a brush that runs dry. */
export function drawLooseSheet(random: Random): Drawing {
  const [name, ink] = random.pick(inks)
  const radius = random.range(230, 300)
  const start = random.range(0, Math.PI * 2)
  const sweep = random.range(1.68, 1.97) * Math.PI
  const bristles = random.int(26, 46)
  const parts = [ground('#f3eee1')]
  for (let bristle = 0; bristle < bristles; bristle++) {
    const offset = (bristle / (bristles - 1) - 0.5) * 2
    const end = sweep * (1 - Math.abs(offset) * random.range(0, 0.25) - random.range(0, 0.12))
    const wobble = random.range(-0.05, 0.05)
    const points = Array.from({ length: 44 }, (_, step): Point => {
      const share = step / 43
      const angle = start + wobble + share * end
      const width = 62 * (1 - share * 0.55) * (0.8 + 0.2 * Math.sin(share * 9))
      const far = radius + offset * width + Math.sin(share * 5 + offset) * 6
      return [500 + Math.cos(angle) * far, 500 + Math.sin(angle) * far * 0.97]
    })
    parts.push(
      `<path d="${curve(points)}" fill="none" stroke="${ink}" stroke-width="${num(random.range(2, 7.5))}" stroke-linecap="round" opacity="${num(random.range(0.55, 0.95))}"/>`,
    )
  }
  for (let drop = 0; drop < 14; drop++)
    parts.push(
      `<circle cx="${num(500 + random.gauss() * 270)}" cy="${num(500 + random.gauss() * 270)}" r="${num(random.range(1, 6))}" fill="${ink}" opacity="0.8"/>`,
    )
  parts.push(
    `<rect x="824" y="836" width="74" height="74" rx="6" fill="#b3331f"/><path d="M842 854h38v38h-38ZM861 854v38M842 873h38" fill="none" stroke="#f3eee1" stroke-width="5"/>`,
  )
  return {
    svg: svg(parts),
    traits: [
      trait('Ink', name),
      trait('Bristles', bristles),
      trait('Circle', sweep > 1.88 * Math.PI ? 'Closed' : 'Open'),
    ],
  }
}
