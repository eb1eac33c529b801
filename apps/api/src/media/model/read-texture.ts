import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '../image-limits.js'
import { isKtx2, readKtx2 } from './read-ktx2.js'

/** A picture that is laid on a surface, in linear light: three numbers a pixel. */
export interface Mapped {
  /** Which of the surface's sets of places it is laid by. */
  readonly set: number
  readonly width: number
  readonly height: number
  readonly pixels: Float32Array
}

/** Finer than a card can show. */
const LARGEST = 1024

/** The picture of a texture; nothing where it is not to be read: the surface keeps its own colour then. */
export async function readTexture(image: Uint8Array | null, set: number): Promise<Mapped | undefined> {
  if (!image?.length) return undefined
  if (isKtx2(image)) return readPacked(image, set)
  // The image process decodes what lies in a file; of what lies in memory it takes less.
  const folder = await mkdtemp(join(tmpdir(), 'texture-'))
  try {
    const file = join(folder, 'image')
    await writeFile(file, image)
    return await mapped(sharp(file, LIMITS), set)
  } catch {
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readPacked(image: Uint8Array, set: number): Promise<Mapped | undefined> {
  try {
    const { width, height, pixels } = await readKtx2(image, LARGEST)
    return await mapped(sharp(pixels, { raw: { width, height, channels: 4 } }), set)
  } catch {
    return undefined
  }
}

async function mapped(image: Sharp, set: number): Promise<Mapped> {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = new Float32Array(width * height * 3)
  for (let at = 0; at < width * height; at++)
    for (let axis = 0; axis < 3; axis++)
      pixels[at * 3 + axis] = LINEAR[data[at * channels + Math.min(axis, channels - 1)] ?? 0] ?? 0
  return { set, width, height, pixels }
}

/** What a byte of sRGB is in linear light. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** The colour at a place, repeated beyond the edges as glTF does by itself. */
export function colorAt({ width, height, pixels }: Mapped, u: number, v: number, into: Float64Array): void {
  const x = Math.min(width - 1, Math.floor((u - Math.floor(u)) * width))
  const y = Math.min(height - 1, Math.floor((v - Math.floor(v)) * height))
  const at = (y * width + x) * 3
  for (let axis = 0; axis < 3; axis++) into[axis] = pixels[at + axis] ?? 1
}
