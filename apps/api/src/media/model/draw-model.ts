import { byteOf, lightOn, mirrored, srgbByte } from './light.js'
import { type Finish, readModel, type Surface } from './read-model.js'
import { colorAt } from './read-texture.js'
import { type Sight, seeModel, turned } from './see-model.js'

/** A square picture, three bytes a pixel, rows from the top. */
export interface RawPicture {
  readonly size: number
  readonly pixels: Uint8Array
}

/**
 * A picture of a glTF 2.0 model as its viewer first shows it, in the light of one window. What moves stands still. Throws where
 * nothing can be seen of it.
 */
export async function drawModel(bytes: Uint8Array, size: number): Promise<RawPicture> {
  const surfaces = await readModel(bytes)
  const sight = seeModel(surfaces, size)
  const pixels = ground(size, toneOf(surfaces))
  const brush = new Brush(sight, pixels)
  for (let at = 0; at < size * size; at++) {
    const number = sight.surface[at] ?? 0
    const surface = surfaces[number - 1]
    const seen = sight.corners[number - 1]
    if (surface && seen) brush.paint(surface, seen, at)
  }
  return { size, pixels }
}

/** How light the finishes are together, from 0 to 1. */
function toneOf(surfaces: readonly Surface[]): number {
  const tones = surfaces.map(({ finish, corners }) => {
    const [red, green, blue] = finish.color
    const own = 0.21 * red + 0.72 * green + 0.07 * blue
    return { tone: finish.texture ? own * 0.5 : own, weight: corners.length }
  })
  const all = tones.reduce((sum, { weight }) => sum + weight, 0)
  return tones.reduce((sum, { tone, weight }) => sum + tone * weight, 0) / Math.max(1, all)
}

const DARK = [34, 33, 36] as const
const PAPER = [214, 209, 199] as const

/** What stands behind: dark behind what is light, and the other way round; a little lighter where the window is. */
function ground(size: number, tone: number): Uint8Array {
  const [red, green, blue] = tone > 0.16 ? DARK : PAPER
  const pixels = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const light = 1.16 - 0.42 * Math.sqrt((x / size - 0.38) ** 2 + (y / size - 0.32) ** 2)
      const at = (y * size + x) * 3
      pixels[at] = Math.min(255, red * light)
      pixels[at + 1] = Math.min(255, green * light)
      pixels[at + 2] = Math.min(255, blue * light)
    }
  return pixels
}

/** Paints single points. There are a million of them, so that it keeps its numbers. */
class Brush {
  readonly #sight: Sight
  readonly #pixels: Uint8Array
  /** How much of the point is each corner's, as it lies in space. */
  readonly #share = new Float64Array(3)
  readonly #normal = new Float64Array(3)
  readonly #color = new Float64Array(3)

  constructor(sight: Sight, pixels: Uint8Array) {
    this.#sight = sight
    this.#pixels = pixels
  }

  paint(surface: Surface, seen: Float32Array, at: number): void {
    const { corners, finish } = surface
    const first = (this.#sight.triangle[at] ?? 0) * 3
    const a = corners[first] ?? 0
    const b = corners[first + 1] ?? 0
    const c = corners[first + 2] ?? 0
    this.#weigh(seen, a * 3, b * 3, c * 3, at)
    this.#mix(surface, a, b, c)
    if (finish.isUnlit) {
      for (let axis = 0; axis < 3; axis++) this.#pixels[at * 3 + axis] = srgbByte(this.#color[axis] ?? 0)
      return
    }
    this.#face(surface, a, b, c)
    this.#light(finish, at)
  }

  #weigh(seen: Float32Array, a: number, b: number, c: number, at: number): void {
    const { size } = this.#sight
    const ax = seen[a] ?? 0
    const ay = seen[a + 1] ?? 0
    const bx = (seen[b] ?? 0) - ax
    const by = (seen[b + 1] ?? 0) - ay
    const cx = (seen[c] ?? 0) - ax
    const cy = (seen[c + 1] ?? 0) - ay
    const x = (at % size) + 0.5 - ax
    const y = Math.floor(at / size) + 0.5 - ay
    const area = bx * cy - by * cx
    const flatB = (x * cy - y * cx) / area
    const flatC = (bx * y - by * x) / area
    const ofA = (1 - flatB - flatC) * (seen[a + 2] ?? 0)
    const ofB = flatB * (seen[b + 2] ?? 0)
    const ofC = flatC * (seen[c + 2] ?? 0)
    const all = ofA + ofB + ofC
    this.#share[0] = ofA / all
    this.#share[1] = ofB / all
    this.#share[2] = ofC / all
  }

  /** A number of each corner, as it is at the point. */
  #at(values: Float32Array, width: number, axis: number, a: number, b: number, c: number): number {
    return (
      (this.#share[0] ?? 0) * (values[a * width + axis] ?? 0) +
      (this.#share[1] ?? 0) * (values[b * width + axis] ?? 0) +
      (this.#share[2] ?? 0) * (values[c * width + axis] ?? 0)
    )
  }

  /** The colour of the finish, of its texture and of the corners, one over the other. */
  #mix({ finish, places, colors }: Surface, a: number, b: number, c: number): void {
    const color = this.#color.fill(1)
    if (finish.texture && places)
      colorAt(finish.texture, this.#at(places, 2, 0, a, b, c), this.#at(places, 2, 1, a, b, c), color)
    for (let axis = 0; axis < 3; axis++) {
      const painted = colors ? this.#at(colors, 3, axis, a, b, c) : 1
      color[axis] = (color[axis] ?? 0) * (finish.color[axis] ?? 0) * painted
    }
  }

  /** Which way the point looks: towards the eye, whatever side of the surface that is. */
  #face({ positions, normals }: Surface, a: number, b: number, c: number): void {
    const edge = (to: number, axis: number) =>
      (positions[to * 3 + axis] ?? 0) - (positions[a * 3 + axis] ?? 0)
    const square = (one: number, other: number) =>
      edge(b, one) * edge(c, other) - edge(b, other) * edge(c, one)
    const along = (axis: number) =>
      normals ? this.#at(normals, 3, axis, a, b, c) : square((axis + 1) % 3, (axis + 2) % 3)
    const normal = this.#normal
    turned(along(0), along(1), along(2), normal)
    const z = normal[2] ?? 0
    const length = Math.sqrt((normal[0] ?? 0) ** 2 + (normal[1] ?? 0) ** 2 + z ** 2) || 1
    for (let axis = 0; axis < 3; axis++) normal[axis] = ((normal[axis] ?? 0) / length) * (z < 0 ? -1 : 1)
  }

  #light({ metal, rough, glow }: Finish, at: number): void {
    const x = this.#normal[0] ?? 0
    const y = this.#normal[1] ?? 0
    const z = this.#normal[2] ?? 0
    const dull = lightOn(x, y, z) * (1 - metal) * 0.96
    // The eye looks straight on.
    const shine = mirrored(2 * z * x, 2 * z * y, 2 * z * z - 1, rough)
    const grazing = (1 - z) ** 5 * (1 - rough * 0.7)
    for (let axis = 0; axis < 3; axis++) {
      const color = this.#color[axis] ?? 0
      const mirror = 0.04 + (color - 0.04) * metal
      const light = color * dull + (mirror + (1 - mirror) * grazing) * shine + (glow[axis] ?? 0)
      this.#pixels[at * 3 + axis] = byteOf(light)
    }
  }
}
