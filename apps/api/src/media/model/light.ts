/** A direction of length one as a picture has it: right, up, towards the eye. */
type Direction = readonly [x: number, y: number, z: number]

interface Lamp {
  readonly from: Direction
  readonly strength: number
}

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** A room with one window: strong light from the upper left, a little from behind, the rest dim. */
const WINDOW: Lamp = { from: unit(-0.55, 0.7, 0.6), strength: 2.1 }
const BEHIND: Lamp = { from: unit(0.85, 0.25, -0.45), strength: 0.9 }
const LAMPS = [WINDOW, BEHIND]
const DIM = [0.1, 0.34] as const

/** What walls give back: more of it from above. */
function dimLight(up: number): number {
  return DIM[0] + (DIM[1] - DIM[0]) * (0.5 + 0.5 * up)
}

/** Light that falls on a dull surface which looks that way. */
export function lightOn(x: number, y: number, z: number): number {
  let light = dimLight(y)
  for (const { from, strength } of LAMPS)
    light += strength * 0.45 * Math.max(0, x * from[0] + y * from[1] + z * from[2])
  return light
}

/** What a mirror shows that looks that way; the rougher it is, the wider and weaker the lamps in it. */
export function mirrored(x: number, y: number, z: number, rough: number): number {
  let light = dimLight(y)
  const width = 0.06 + 0.9 * rough * rough
  for (const { from, strength } of LAMPS) {
    const off = 1 - (x * from[0] + y * from[1] + z * from[2])
    light += (strength * 2.4 * Math.exp(-((off / width) ** 2))) / (1 + 5 * rough * rough)
  }
  return light
}

/** A byte of sRGB for light: what is brighter than paper is bent down to it. */
export function byteOf(light: number): number {
  return srgbByte((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
}

/** A byte of sRGB for linear light. */
export function srgbByte(light: number): number {
  return BYTES[Math.round(Math.min(1, Math.max(0, light)) * (BYTES.length - 1))] ?? 0
}

const BYTES = Uint8Array.from({ length: 4096 }, (_, at) => {
  const light = at / 4095
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
})
