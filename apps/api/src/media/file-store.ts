import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ImageSize } from './image-message.js'

/**
 * Where fetched files rest: bytes by name, on disk or in a bucket. Names come from `fileName` and
 * `thumbnailName` alone, never from strangers. What is right under a name never changes; what rotted is written over.
 */
export interface FileStore {
  /** Bytes held under a name, `undefined` when there are none. */
  size(name: string): Promise<number | undefined>
  /** Rejects when there is nothing. */
  read(name: string): Promise<Buffer>
  /** The bytes from `start` to `end`, both included. */
  open(name: string, start: number, end: number): Promise<Readable>
  /** Whole or not at all. */
  write(name: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** Calls with a path of this machine that holds the bytes, for as long as the call lasts. */
  withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T>
}

export function fileName(hash: string): string {
  return `file/${hash.slice(0, 2)}/${hash}`
}

export function thumbnailName(hash: string, size: ImageSize, format: 'webp' | 'avif'): string {
  return `thumbnail/${hash.slice(0, 2)}/${hash}_${size}.${format}`
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Keeps a file under the hash of its bytes, which it gives. */
export async function saveFile(files: FileStore, bytes: Buffer, mimeType: string): Promise<string> {
  const hash = sha256(bytes)
  await files.write(fileName(hash), bytes, mimeType)
  return hash
}
