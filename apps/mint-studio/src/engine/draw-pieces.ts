import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KnownFile, readKnownFile } from '@chiaroscuro/minting/drop'
import { filesInOrder, type Recipe } from '@chiaroscuro/minting/layers'
import sharp from 'sharp'
import { StudioError } from '../ipc/failure.js'
import { readInside } from './import-folder.js'

/** Larger layers are refused: ten thousand of them would be drawn for days. */
const MAX_SIDE = 8192
/** Layers kept in the memory, decoded by nobody yet. */
const MAX_KEPT = 256 << 20
/** The fastest that PNG knows without wasting room: bytes are the same on every machine with the same libvips. */
const PNG = { compressionLevel: 6, adaptiveFiltering: false, palette: false } as const

export interface Drawing {
  readonly recipe: Recipe
  /** Values of each piece in the order of the layers. */
  readonly pieces: readonly (readonly string[])[]
  /** Where the layers' pictures are. */
  readonly from: string
  /** Where the pieces are put; what was there before is removed. */
  readonly into: string
  readonly onDrawn: (count: number) => void
}

/**
 * Draws every piece, layer over layer, as PNG. Layers are as large as the first one. Rejects with `StudioError` `layer-unreadable`,
 * `layers-unlike`, `file-unreadable`.
 */
export async function drawPieces({ recipe, pieces, from, into, onDrawn }: Drawing): Promise<KnownFile[]> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true, mode: 0o700 })
  const layers = layerReader(from)
  const known: KnownFile[] = []
  const next = pieces.entries()
  async function work(): Promise<void> {
    for (const [at, values] of next) {
      const bytes = await drawOne(await Promise.all(filesInOrder(recipe, values).map(layers)))
      const name = `${at + 1}.png`
      await writeFile(join(into, name), bytes, { mode: 0o600 })
      known[at] = await readKnownFile(name, bytes)
      onDrawn(at + 1)
    }
  }
  // Two beside each other: one writes while the other draws.
  await Promise.all([work(), work()])
  return known
}

async function drawOne([ground, ...above]: readonly Buffer[]): Promise<Uint8Array> {
  if (!ground) throw new StudioError('layers-unlike')
  try {
    const drawn = sharp(ground, { limitInputPixels: MAX_SIDE * MAX_SIDE }).composite(
      above.map((input) => ({ input })),
    )
    return await drawn.png(PNG).toBuffer()
  } catch (cause) {
    throw new StudioError('layers-unlike', { cause })
  }
}

/** Reads layers' files, each once as long as there is room to keep them. */
function layerReader(folder: string): (path: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  let size = 0
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    // The same bytes as sharp takes them: a copy for each piece would be most of what a drawing costs besides.
    const read = readInside(folder, path).then((bytes) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    )
    if (size < MAX_KEPT) {
      kept.set(path, read)
      read.then(
        (bytes) => {
          size += bytes.length
        },
        () => kept.delete(path),
      )
    }
    return read
  }
}
