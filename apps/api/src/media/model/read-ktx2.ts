import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'

/** Four bytes a pixel: red, green, blue, alpha. */
export interface Unpacked {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** What begins each such file (KTX 2.0, section 3.1). */
const BEGINS = Buffer.from([0xab, 0x4b, 0x54, 0x58, 0x20, 0x32, 0x30, 0xbb, 0x0d, 0x0a, 0x1a, 0x0a])
/** Of the formats that the transcoder writes, four bytes a pixel. */
const RGBA = 13
/** A larger one is not unpacked where it holds no smaller version of itself. */
const MOST_PIXELS = 4096 * 4096

export function isKtx2(bytes: Uint8Array): boolean {
  return BEGINS.equals(bytes.subarray(0, BEGINS.length))
}

/**
 * A texture packed as KTX2 with Basis Universal (KHR_texture_basisu), in the smallest of its versions that is at least `size`
 * wide or high, else its largest. Throws where it cannot be unpacked.
 */
export async function readKtx2(bytes: Uint8Array, size: number): Promise<Unpacked> {
  const { KTX2File } = await loading()
  const file = new KTX2File(bytes)
  try {
    if (!file.isValid() || file.isHDR() || !file.startTranscoding())
      throw new Error('The texture is not to be read')
    const level = levelFor(file, size)
    const { origWidth: width, origHeight: height } = file.getImageLevelInfo(level, 0, 0)
    if (width * height > MOST_PIXELS) throw new RangeError('The texture is too large')
    const pixels = new Uint8Array(file.getImageTranscodedSizeInBytes(level, 0, 0, RGBA))
    if (pixels.length !== width * height * 4 || !file.transcodeImage(pixels, level, 0, 0, RGBA, 0, -1, -1))
      throw new Error('The texture could not be unpacked')
    return { width, height, pixels }
  } finally {
    file.close()
    file.delete()
  }
}

function levelFor(file: Ktx2File, size: number): number {
  for (let level = file.getLevels() - 1; level > 0; level--) {
    const { origWidth, origHeight } = file.getImageLevelInfo(level, 0, 0)
    if (Math.max(origWidth, origHeight) >= size) return level
  }
  return 0
}

interface Ktx2File {
  isValid(): boolean
  isHDR(): boolean
  getLevels(): number
  getImageLevelInfo(level: number, layer: number, face: number): { origWidth: number; origHeight: number }
  getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number
  startTranscoding(): number
  transcodeImage(
    to: Uint8Array,
    ...how: [level: number, layer: number, face: number, format: number, alpha: 0, rows: -1, height: -1]
  ): number
  close(): void
  delete(): void
}

interface Transcoder {
  initializeBasis(): void
  readonly KTX2File: new (bytes: Uint8Array) => Ktx2File
}

let loaded: Promise<Transcoder> | undefined

function loading(): Promise<Transcoder> {
  loaded ??= load()
  return loaded
}

/**
 * The script is written for pages, and its package names it as a module, which it is not: it is run as a script, and shown
 * neither a page nor Node, so that it takes its wasm from whoever calls it and looks for nothing.
 */
async function load(): Promise<Transcoder> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@loaders.gl/textures')), 'libs')
  const script = await readFile(join(folder, 'basis_transcoder.js'), 'utf8')
  const wasmBinary = await readFile(join(folder, 'basis_transcoder.wasm'))
  const make: unknown = runInThisContext(`(function (globalThis, process) {${script}\nreturn BASIS})`)
  const begin: unknown = typeof make === 'function' && make({}, undefined)
  const transcoder: unknown = typeof begin === 'function' && (await begin({ wasmBinary }))
  if (!isTranscoder(transcoder)) throw new Error('the transcoder has changed')
  transcoder.initializeBasis()
  return transcoder
}

function isTranscoder(value: unknown): value is Transcoder {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['initializeBasis', 'KTX2File'].every((name) => typeof Reflect.get(value, name) === 'function')
  )
}
