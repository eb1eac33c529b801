import { type FileStore, thumbnailName } from './file-store.js'
import type { ImageSize } from './image-message.js'
import type { ImagePool } from './image-pool.js'

/** Makes the AVIF of a thumbnail at its first request. Gives whether it is there now. */
export type AvifMaker = (hash: string, size: ImageSize) => Promise<boolean>

/** Those who come when so many wait already get the WebP. */
const MOST_WAITING = 8
/** Pictures that could not be drawn are remembered, so that they are not tried at every request. */
const MOST_FAILED = 10_000
const LARGEST = 1024

/** Drawn from the largest WebP, which is our own work and small: no stranger's bytes are decoded for a visitor. */
export function avifMaker(files: FileStore, images: ImagePool): AvifMaker {
  const making = new Map<string, Promise<boolean>>()
  const failed = new Set<string>()

  async function make(hash: string, size: ImageSize, name: string): Promise<boolean> {
    const from = thumbnailName(hash, LARGEST, 'webp')
    if ((await files.size(from)) === undefined) return false
    const drawn = await files.withPath(from, (path) => images.draw({ kind: 'avif', path, width: size }))
    const picture = drawn.ok ? drawn.pictures[0] : undefined
    if (!picture) {
      if (failed.size >= MOST_FAILED) failed.clear()
      failed.add(name)
      return false
    }
    await files.write(name, picture, 'image/avif')
    return true
  }

  return async (hash, size) => {
    const name = thumbnailName(hash, size, 'avif')
    if (failed.has(name)) return false
    const already = making.get(name)
    if (already) return already
    if (making.size >= MOST_WAITING || images.waiting() >= MOST_WAITING) return false
    const made = make(hash, size, name).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }
}
