import { LOOK_BYTES, LOOK_SIDE } from '@chiaroscuro/minting/check'
import sharp from 'sharp'
import { MAX_PIXELS } from './thumbnail.js'

/** A picture as it is compared with others, on white; nothing where the bytes are none that can be drawn. */
export async function lookOf(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true }).rotate()
    const drawn = await picture
      .resize({ width: LOOK_SIDE, height: LOOK_SIDE, fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    // One grey channel stands for three.
    if (drawn.length * 3 === LOOK_BYTES)
      return Uint8Array.from({ length: LOOK_BYTES }, (_, at) => drawn[Math.floor(at / 3)] ?? 0)
    return drawn.length === LOOK_BYTES ? new Uint8Array(drawn) : undefined
  } catch {
    return undefined
  }
}
