import type { Hex32 } from '@chiaroscuro/domain/id'

/** A picture as it is compared: so many pixels a side, three bytes each. */
export const LOOK_SIDE = 16
export const LOOK_BYTES = LOOK_SIDE * LOOK_SIDE * 3

/** Half as many cells a side are compared with their neighbours: one bit for each pair, across and down. */
const CELLS = LOOK_SIDE / 2
const PAIRS = CELLS * (CELLS - 1) * 2
/** Bits in which near copies may differ: what four of 64 are of these. */
const MAX_BITS = 7
/** Of 256: what a neighbour has to be brighter by. Flat ground would else be the noise of its compression. */
const STEP = 3
/** Of the colours, each from 0 to 255: the mean of all differences, and any one pixel's. */
const MAX_MEAN = 5
const MAX_PIXEL = 40

/** Two pictures that differ in `MAX_BITS` at most have one of so many bands in common. */
const BANDS = MAX_BITS + 1

/**
 * Pictures that look like one that stands before them, each with that one: a copy that was compressed again, made smaller, or sharpened.
 * Those alike to one and the same are not held against each other, so that a thousand copies cost no more than a thousand others.
 */
export function lookAlikes(looks: Iterable<readonly [Hex32, Uint8Array]>): Map<Hex32, Hex32> {
  const bands = Array.from({ length: BANDS }, () => new Map<number, Seen[]>())
  const found = new Map<Hex32, Hex32>()
  for (const [hash, look] of looks) {
    if (look.length !== LOOK_BYTES) continue
    const bits = bitsOf(look)
    const keys = keysOf(bits)
    const like = nearest({ hash, look, bits }, keys, bands)
    if (like) found.set(hash, like)
    else
      for (const [band, key] of keys.entries()) {
        const known = bands[band]?.get(key)
        if (known) known.push({ hash, look, bits })
        else bands[band]?.set(key, [{ hash, look, bits }])
      }
  }
  return found
}

interface Seen {
  readonly hash: Hex32
  readonly look: Uint8Array
  readonly bits: Uint8Array
}

type Bands = readonly ReadonlyMap<number, readonly Seen[]>[]

function nearest(one: Seen, keys: readonly number[], bands: Bands): Hex32 | undefined {
  for (const [band, key] of keys.entries())
    for (const other of bands[band]?.get(key) ?? [])
      if (differing(one.bits, other.bits) <= MAX_BITS && isNear(one.look, other.look)) return other.hash
  return undefined
}

/** Whether each cell is brighter than the next one, across and then down. */
function bitsOf(look: Uint8Array): Uint8Array {
  const grey = cellsOf(look)
  const bits = new Uint8Array(PAIRS)
  let at = 0
  for (let y = 0; y < CELLS; y++)
    for (let x = 0; x < CELLS; x++) {
      const own = (grey[y * CELLS + x] ?? 0) - STEP
      if (x + 1 < CELLS) bits[at++] = own > (grey[y * CELLS + x + 1] ?? 0) ? 1 : 0
      if (y + 1 < CELLS) bits[at++] = own > (grey[(y + 1) * CELLS + x] ?? 0) ? 1 : 0
    }
  return bits
}

/** Brightness of two by two pixels each. */
function cellsOf(look: Uint8Array): Float64Array {
  const grey = new Float64Array(CELLS * CELLS)
  for (let at = 0; at < LOOK_SIDE * LOOK_SIDE; at++) {
    const cell = Math.floor(at / LOOK_SIDE / 2) * CELLS + Math.floor((at % LOOK_SIDE) / 2)
    const [red = 0, green = 0, blue = 0] = look.subarray(at * 3, at * 3 + 3)
    grey[cell] = (grey[cell] ?? 0) + (0.299 * red + 0.587 * green + 0.114 * blue) / 4
  }
  return grey
}

/** The bits cut into bands, each as a number: bits next to each other go to different bands, since they change together. */
function keysOf(bits: Uint8Array): number[] {
  const keys = new Array<number>(BANDS).fill(0)
  for (const [at, bit] of bits.entries()) keys[at % BANDS] = (keys[at % BANDS] ?? 0) * 2 + bit
  return keys
}

function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < PAIRS && count <= MAX_BITS; at++) if (one[at] !== other[at]) count++
  return count
}

function isNear(one: Uint8Array, other: Uint8Array): boolean {
  let sum = 0
  for (let at = 0; at < LOOK_BYTES; at++) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    if (difference > MAX_PIXEL) return false
    sum += difference
  }
  return sum <= MAX_MEAN * LOOK_BYTES
}
