import { readFile, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from './image-limits.js'
import { type Drawn, IMAGE_SIZES, type ImageAnswer, type ImageWork, isImageWork } from './image-message.js'
import { drawSound } from './sound/draw-sound.js'

// One picture at a time, no cache: this process exists so that a hostile file can hurt nothing else.
sharp.concurrency(1)
sharp.cache(false)
// Only what the web shows is decoded at all. A vector picture is read from memory: it has no folder to look into.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadTiffFile',
    'VipsForeignLoadSvgBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

const MAX_VECTOR_BYTES = 8 * 1024 * 1024
const LARGEST = Math.max(...IMAGE_SIZES)

/** Thumbnails or an AVIF of the picture that `work` names; what is wrong with it is an answer too. */
export async function drawPicture(work: unknown): Promise<ImageAnswer> {
  if (!isImageWork(work)) return { ok: false, code: 'picture', message: 'No picture was named' }
  try {
    return { ok: true, ...(await pictureOf(work)) }
  } catch (error) {
    // Decoders repeat themselves line by line, and tell where on this machine the file is.
    const [line = ''] = error instanceof Error ? error.message.replaceAll(work.path, 'file').split('\n') : []
    const message = line.trim().slice(0, 200)
    return { ok: false, code: /memory/i.test(message) ? 'picture-memory' : 'picture', message }
  }
}

type Picture = Omit<Drawn, 'ok'>

async function pictureOf(work: ImageWork): Promise<Picture> {
  if (work.kind === 'avif') return drawAvif(work)
  if (work.kind === 'model') return drawThing(work)
  if (work.kind === 'sound') return drawFile(Buffer.from(drawSound(await readFile(work.path))))
  return draw(work)
}

async function draw({ path, isVector }: ImageWork & { kind: 'thumbnails' }): Promise<Picture> {
  return drawFile(isVector ? await readVector(path) : path)
}

async function drawFile(file: string | Buffer): Promise<Picture> {
  const { width, height, orientation } = await sharp(file, LIMITS).metadata()
  const turned = orientation !== undefined && orientation >= 5
  const made = await thumbnails(await raw(sharp(file, LIMITS).rotate(), LARGEST))
  return { width: turned ? height : width, height: turned ? width : height, ...made }
}

/** Twice as large as the largest thumbnail, so that edges are soft. */
const MODEL_SIZE = 2 * LARGEST

async function drawThing({ path }: ImageWork & { kind: 'model' }): Promise<Picture> {
  // Few works are models; what reads them is loaded for those.
  const { drawModel } = await import('./model/draw-model.js')
  const { pixels, size } = await drawModel(await readFile(path), MODEL_SIZE)
  const drawn = sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
  return { width: size, height: size, ...(await thumbnails(await raw(drawn, LARGEST))) }
}

/** The file is decoded once; each thumbnail is made from the one before, largest first. */
async function thumbnails(largest: Raw): Promise<Pick<Picture, 'color' | 'pictures'>> {
  let larger = largest
  const pictures: Uint8Array[] = []
  for (const size of [...IMAGE_SIZES].reverse()) {
    larger = await raw(sharp(larger.data, { raw: larger.info }), size)
    pictures.unshift(await webp(larger, size))
  }
  const { dominant } = await sharp(pictures[0], LIMITS).stats()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { color, pictures }
}

/**
 * Bytes a pixel of what phones are sent: where it takes more, the picture is full of detail, and a little of that is left
 * out, which nobody sees at two pixels to a point but everybody waits for.
 */
const LIGHT = 0.09
const LARGEST_LIGHT = 512
const QUALITIES = [82, 74, 66, 58]

async function webp({ data, info }: Raw, size: number): Promise<Uint8Array> {
  const most = size > LARGEST_LIGHT ? Number.POSITIVE_INFINITY : LIGHT * info.width * info.height
  let written = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    written = await sharp(data, { raw: info }).webp({ quality, effort: 2 }).toBuffer()
    if (written.length <= most) break
  }
  return written
}

/** Asked while somebody waits: the least effort, which already makes smaller files than WebP. */
async function drawAvif({ path, width }: ImageWork & { kind: 'avif' }): Promise<Picture> {
  const small = await raw(sharp(path, LIMITS), width)
  const picture = await sharp(small.data, { raw: small.info }).avif({ quality: 55, effort: 0 }).toBuffer()
  return { width: small.info.width, height: small.info.height, color: '#000000', pictures: [picture] }
}

async function readVector(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > MAX_VECTOR_BYTES) throw new Error('The drawing is too large')
  return readFile(path)
}

type Raw = Awaited<ReturnType<typeof raw>>

/** Pixels no wider than `width` and no taller than twice that. */
function raw(image: Sharp, width: number) {
  const resized = image
    .toColourspace('srgb')
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
  return resized.raw().toBuffer({ resolveWithObject: true })
}
