import type { Random } from './random.js'

/** Smooth noise over the plane, about -1 to 1. */
export type Noise = (x: number, y: number) => number

/** Gradient noise whose field is drawn from `random`. */
export function createNoise(random: Random): Noise {
  const size = 256
  const angle = Float64Array.from({ length: size }, () => random.next() * Math.PI * 2)
  const cos = angle.map(Math.cos)
  const sin = angle.map(Math.sin)
  const order = Uint8Array.from({ length: size }, (_, index) => index)
  for (let index = size - 1; index > 0; index--) {
    const other = random.int(0, index)
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  const dot = (ix: number, iy: number, dx: number, dy: number) => {
    const at = order[((order[ix & 255] ?? 0) + iy) & 255] ?? 0
    return (cos[at] ?? 0) * dx + (sin[at] ?? 0) * dy
  }
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fade(fx)
    const top = dot(ix, iy, fx, fy) * (1 - u) + dot(ix + 1, iy, fx - 1, fy) * u
    const bottom = dot(ix, iy + 1, fx, fy - 1) * (1 - u) + dot(ix + 1, iy + 1, fx - 1, fy - 1) * u
    const v = fade(fy)
    return (top * (1 - v) + bottom * v) * 1.5
  }
}

/** Several octaves of a noise, each half as strong and twice as fine. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale, y * scale) * strength
    strength /= 2
    scale *= 2
  }
  return sum
}
