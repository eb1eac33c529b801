import sharp, { type Sharp } from 'sharp'
import { IMAGE_SIZES, type ImageAnswer, type ImageRequest } from './image-message.js'

// One picture at a time, little cache: this process exists so that a hostile file can hurt nothing else.
sharp.concurrency(1)
sharp.cache(false)
const MAX_PIXELS = 50_000_000
const LARGEST = Math.max(...IMAGE_SIZES)

process.on('message', (request: ImageRequest) => {
  void draw(request).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))

async function draw({ id, path }: ImageRequest): Promise<ImageAnswer> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const }
    const { width, height, orientation } = await sharp(path, options).metadata()
    const turned = orientation !== undefined && orientation >= 5
    // The file is decoded once; each thumbnail is made from the one before, largest first.
    let larger = await raw(sharp(path, options).rotate(), LARGEST)
    const thumbnails: Uint8Array[] = []
    for (const size of [...IMAGE_SIZES].reverse()) {
      larger = await raw(sharp(larger.data, { raw: larger.info }), size)
      thumbnails.unshift(
        await sharp(larger.data, { raw: larger.info }).webp({ quality: 82, effort: 2 }).toBuffer(),
      )
    }
    const { dominant } = await sharp(thumbnails[0]).stats()
    const color = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    return {
      id,
      ok: true,
      width: turned ? height : width,
      height: turned ? width : height,
      color,
      thumbnails,
    }
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }
  }
}

/** Pixels no wider than `width` and no taller than twice that. */
function raw(image: Sharp, width: number) {
  const resized = image
    .toColourspace('srgb')
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
  return resized.raw().toBuffer({ resolveWithObject: true })
}
