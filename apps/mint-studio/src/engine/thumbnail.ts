import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pixels of its longer side: twice what the largest place on a page shows. */
const SIDE = 288
/** A picture of more than this is a bomb, or a mistake that the checks name. */
export const MAX_PIXELS = 150_000_000
/** Drawn at a time: a table that scrolls asks for fifty at once, and the rest of the engine waits beside. */
const AT_ONCE = 2

sharp.cache(false)

/** Draws small pictures of large ones, each once. */
export interface Thumbnails {
  /** WebP bytes. Rejects where the bytes are no picture. */
  of(hash: string, read: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** `folder` keeps what was drawn, `side` pixels at most; it may be removed at any time. */
export function thumbnails(folder: string, side = SIDE): Thumbnails {
  const running = new Map<string, Promise<Uint8Array>>()
  const turns = turnsOf(AT_ONCE)

  async function draw(hash: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = join(folder, `${hash}.webp`)
    try {
      return new Uint8Array(await readFile(path))
    } catch {
      // Not drawn yet.
    }
    const drawn = await turns(async () => shrink(await read(), side))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.new`, drawn, { mode: 0o600 })
    await rename(`${path}.new`, path)
    return drawn
  }

  return {
    of(hash, read) {
      const known = running.get(hash)
      if (known) return known
      const mine = draw(hash, read)
      running.set(hash, mine)
      mine.finally(() => running.delete(hash)).catch(() => {})
      return mine
    },
  }
}

async function shrink(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
  return new Uint8Array(await picture.rotate().resize(size).webp({ quality: 78 }).toBuffer())
}

/** Lets so many go at a time; the others wait in order. */
function turnsOf(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = count
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((go) => void waiting.push(go))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
