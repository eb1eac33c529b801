import sharp from 'sharp'
import type { Drawing } from './artwork.js'
import { side } from './svg.js'

// Every picture is drawn once: remembering them would only cost memory.
sharp.cache(false)

/** Turns a drawing into a WebP file. */
export async function renderWebp(drawing: Drawing, size: number = side): Promise<Buffer> {
  const vectors = Buffer.from(drawing.svg)
  const { backdrop } = drawing
  const image = backdrop
    ? sharp(backdrop.pixels, { raw: { width: backdrop.width, height: backdrop.height, channels: 3 } })
        .resize(side, side, { kernel: 'cubic' })
        .composite([{ input: vectors }])
    : sharp(vectors)
  const whole =
    size === side ? image : sharp(await image.png({ compressionLevel: 1 }).toBuffer()).resize(size, size)
  return whole.webp({ quality: 86, effort: 1 }).toBuffer()
}

/** Cuts a wide strip out of a drawing's middle, for a collection's banner. */
export async function renderBanner(drawing: Drawing): Promise<Buffer> {
  const square = await renderWebp(drawing)
  return sharp(square)
    .extract({ left: 0, top: 320, width: side, height: 360 })
    .webp({ quality: 84, effort: 1 })
    .toBuffer()
}
