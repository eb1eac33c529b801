import { createHash } from 'node:crypto'
import type { Database } from '../store/database.js'
import { document, media } from '../store/schema.js'
import { type FetchLimits, fetchFile } from './fetch-file.js'
import type { FileStore } from './file-store.js'
import { IMAGE_SIZES } from './image-message.js'
import type { ImagePool } from './image-pool.js'
import { readIpfsFolder } from './ipfs-folder.js'
import { MediaError } from './media-error.js'
import { resolveUri } from './resolve-uri.js'
import { sniff } from './sniff.js'

export interface MediaContext {
  readonly db: Database
  readonly files: FileStore
  readonly images: ImagePool
  readonly ipfsFolder: string | undefined
  readonly gateways: readonly string[]
  readonly limits: FetchLimits
}

export interface Task {
  readonly kind: 'metadata' | 'media' | 'license' | 'art'
  readonly key: string
  readonly uris: readonly string[]
}

/** 1 matches its hash, 2 differs from it, 3 could not be had. */
type Found = { state: 1; bytes: Buffer } | { state: 2 | 3; reason: string }

const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024
const MAX_ADDRESSES = 12

/** Fetches one file and records what it is, or why it is not to be had; gives that reason. */
export async function workTask(
  context: MediaContext,
  task: Task,
  signal: AbortSignal,
): Promise<string | undefined> {
  const found = await find(context, task, signal)
  if (task.kind === 'metadata' || task.kind === 'license') await saveDocument(context, task, found)
  else await saveMedia(context, task, found)
  return found.state === 1 ? undefined : found.reason
}

/** The first address whose bytes match wins; bytes that differ are only reported when none match. */
async function find(context: MediaContext, task: Task, signal: AbortSignal): Promise<Found> {
  const addresses = [...new Set(task.uris.flatMap((uri) => resolveUri(uri, context.gateways)))].slice(
    0,
    MAX_ADDRESSES,
  )
  const isDocument = task.kind === 'metadata' || task.kind === 'license'
  const limits = isDocument
    ? { ...context.limits, maxBytes: Math.min(context.limits.maxBytes, MAX_DOCUMENT_BYTES) }
    : context.limits
  const held = await findInFolder(context, task, limits.maxBytes)
  if (held) return { state: 1, bytes: held }
  let worst: Found = {
    state: 3,
    reason: addresses.length === 0 ? 'No address we can fetch from' : 'Unreachable',
  }
  for (const address of addresses) {
    try {
      const bytes = await fetchFile(address, limits, signal)
      const hash = sha256(bytes)
      if (task.kind === 'art' || hash === task.key) return { state: 1, bytes }
      worst = { state: 2, reason: `The bytes found have sha256 ${hash}` }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof MediaError)) throw error
      if (worst.state !== 2) worst = { state: 3, reason: error.message }
    }
  }
  return worst
}

/** Bytes of the local folder, when they are the right ones. */
async function findInFolder(
  { ipfsFolder }: MediaContext,
  task: Task,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (ipfsFolder === undefined) return undefined
  for (const uri of task.uris.slice(0, MAX_ADDRESSES)) {
    const bytes = await readIpfsFolder(ipfsFolder, uri, maxBytes)
    if (bytes && (task.kind === 'art' || sha256(bytes) === task.key)) return bytes
  }
  return undefined
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function saveDocument({ db }: MediaContext, task: Task, found: Found): Promise<void> {
  const text = found.state === 1 ? found.bytes.toString('utf8') : undefined
  const json = text === undefined || task.kind === 'license' ? undefined : parseJson(text)
  const row = {
    hash: task.key,
    state: found.state,
    reason: found.state === 1 ? null : found.reason,
    json: json ?? null,
    isJson: json !== undefined,
  }
  await db.insert(document).values(row).onConflictDoUpdate({ target: document.hash, set: row })
}

function parseJson(text: string): unknown {
  try {
    // PostgreSQL's jsonb refuses the escape for NUL, which valid JSON may contain.
    return JSON.parse(text.replace(/^\uFEFF/, '').replaceAll('\\u0000', '\\ufffd'))
  } catch {
    return undefined
  }
}

async function saveMedia({ db, files, images }: MediaContext, task: Task, found: Found): Promise<void> {
  const empty = {
    key: task.key,
    fileHash: null,
    mimeType: null,
    dataType: 0,
    bytes: null,
    width: null,
    height: null,
    color: null,
    hasThumbnails: false,
  }
  let row: typeof media.$inferInsert = {
    ...empty,
    state: found.state,
    reason: found.state === 1 ? null : found.reason,
  }
  if (found.state === 1) {
    const fileHash = await files.save(found.bytes)
    row = { ...row, fileHash, bytes: found.bytes.length, ...(await sniff(found.bytes)) }
    if (row.dataType === 1) row = { ...row, ...(await drawThumbnails(files, images, fileHash)) }
  }
  await db.insert(media).values(row).onConflictDoUpdate({ target: media.key, set: row })
}

async function drawThumbnails(files: FileStore, images: ImagePool, hash: string) {
  const drawn = await images.draw(files.pathOf(hash))
  if (!drawn.ok) return { reason: `The picture cannot be read: ${drawn.message}`, hasThumbnails: false }
  for (const [i, size] of IMAGE_SIZES.entries()) {
    const bytes = drawn.thumbnails[i]
    if (bytes) await files.saveThumbnail(hash, size, bytes)
  }
  return { width: drawn.width, height: drawn.height, color: drawn.color, hasThumbnails: true }
}
