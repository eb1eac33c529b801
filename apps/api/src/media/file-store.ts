import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by the sha256 of their bytes, and thumbnails beside them. Writes are whole or not at all. */
export interface FileStore {
  pathOf(hash: string): string
  thumbnailPath(hash: string, size: number): string
  has(hash: string): Promise<boolean>
  read(hash: string): Promise<Buffer>
  /** Gives the hash. */
  save(bytes: Buffer): Promise<string>
  saveThumbnail(hash: string, size: number, bytes: Uint8Array): Promise<void>
}

export function fileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (hash: string) => join(folder, 'file', hash.slice(0, 2), hash)
  const thumbnailPath = (hash: string, size: number) =>
    join(folder, 'thumbnail', hash.slice(0, 2), `${hash}_${size}.webp`)
  async function write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}.part`
    await writeFile(draft, bytes)
    await rename(draft, path)
  }
  return {
    pathOf,
    thumbnailPath,
    has: (hash) =>
      access(pathOf(hash)).then(
        () => true,
        () => false,
      ),
    read: (hash) => readFile(pathOf(hash)),
    async save(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      await write(pathOf(hash), bytes)
      return hash
    },
    saveThumbnail: (hash, size, bytes) => write(thumbnailPath(hash, size), bytes),
  }
}
