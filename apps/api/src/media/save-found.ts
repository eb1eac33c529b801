import { keepDataType } from '../item/keep-items.js'
import type { Database } from '../store/database.js'
import { document, media } from '../store/schema.js'
import { type FileStore, fileName, saveFile, sha256, thumbnailName } from './file-store.js'
import type { Found, Task } from './find-file.js'
import { type Drawn, IMAGE_SIZES } from './image-message.js'
import type { ImagePool } from './image-pool.js'
import { type Fault, toFault } from './media-error.js'
import { isModel } from './model-page.js'
import { readJson } from './read-json.js'
import { sniff } from './sniff.js'
import { isDrawnSound } from './sound/draw-sound.js'

export interface Shelf {
  readonly db: Database
  readonly files: FileStore
  readonly images: ImagePool
  readonly now: () => number
}

/** What was found out about a file; the integers are those of the store. */
export type Outcome = Exclude<Found, { state: 'later' }>
type Matching = Extract<Found, { state: 'matches' }>
const STATE = { matches: 1, differs: 2, unavailable: 3 } as const

function faultColumns(fault: Fault | undefined) {
  return { reason: fault?.reason ?? null, code: fault?.code ?? null, codeDetail: fault?.detail ?? null }
}

/** Keeps a document's exact bytes in the file store, and beside them the JSON they are, if any. */
export async function saveDocument({ db, files, now }: Shelf, task: Task, found: Outcome): Promise<void> {
  const bytes = found.state === 'matches' ? found.bytes : undefined
  const isKept = found.state === 'matches' && found.isKept
  const json = bytes && task.kind !== 'license' ? readJson(bytes) : undefined
  const isJson = json !== undefined
  if (bytes && !isKept) await saveFile(files, bytes, isJson ? 'application/json' : 'text/plain')
  const fault = bytes
    ? task.kind === 'metadata' && !isJson
      ? toFault('not-json')
      : undefined
    : faultOf(found)
  const row = {
    hash: task.key,
    state: STATE[found.state],
    ...faultColumns(fault),
    json: json ?? null,
    isJson,
    bytes: bytes?.length ?? null,
    checkedAt: now(),
    foundAt: placeOf(found),
  }
  await db.insert(document).values(row).onConflictDoUpdate({ target: document.hash, set: row })
}

/** Keeps media, with thumbnails when they are a picture. */
export async function saveMedia(shelf: Shelf, task: Task, found: Outcome): Promise<void> {
  const row: typeof media.$inferInsert = {
    key: task.key,
    state: STATE[found.state],
    ...faultColumns(faultOf(found)),
    fileHash: null,
    mimeType: null,
    dataType: 0,
    bytes: null,
    width: null,
    height: null,
    color: null,
    hasThumbnails: false,
    checkedAt: shelf.now(),
    foundAt: placeOf(found),
    ...(found.state === 'matches' ? await keep(shelf, found) : {}),
  }
  await shelf.db.transaction(async (tx) => {
    await tx.insert(media).values(row).onConflictDoUpdate({ target: media.key, set: row })
    await keepDataType(tx, row.key, row.dataType)
  })
}

const LONGEST_PLACE = 2000

/** Where the right bytes were; of data that carries itself, just that. */
function placeOf(found: Outcome): string | null {
  if (found.state !== 'matches') return null
  return found.address.startsWith('data:') ? 'data:' : found.address.slice(0, LONGEST_PLACE)
}

function faultOf(found: Outcome): Fault | undefined {
  return found.state === 'matches' ? undefined : found.fault
}

async function keep({ files, images }: Shelf, { bytes, isKept }: Matching) {
  const { mimeType, dataType } = await sniff(bytes)
  const fileHash = isKept ? sha256(bytes) : await saveFile(files, bytes, mimeType)
  const facts = { fileHash, mimeType, dataType, bytes: bytes.length }
  if (dataType === 1) return { ...facts, ...(await drawThumbnails(files, images, fileHash, mimeType)) }
  const kind = isModel(mimeType) ? 'model' : isDrawnSound(mimeType) ? 'sound' : undefined
  return kind ? { ...facts, ...(await drawLikeness(files, images, fileHash, kind)) } : facts
}

async function drawThumbnails(files: FileStore, images: ImagePool, hash: string, mimeType: string) {
  const isVector = mimeType === 'image/svg+xml'
  const drawn = await files.withPath(fileName(hash), (path) =>
    images.draw({ kind: 'thumbnails', path, isVector }),
  )
  if (!drawn.ok) return faultColumns(toFault(drawn.code, drawn.code === 'picture' ? drawn.message : null))
  const { width, height, color } = drawn
  await saveThumbnails(files, hash, drawn)
  return { width, height, color, hasThumbnails: true }
}

/** What is no picture is whole without one: a file of which none can be drawn is not at fault. */
async function drawLikeness(files: FileStore, images: ImagePool, hash: string, kind: 'model' | 'sound') {
  const drawn = await files.withPath(fileName(hash), (path) => images.draw({ kind, path }))
  if (!drawn.ok) return {}
  await saveThumbnails(files, hash, drawn)
  return { color: drawn.color, hasThumbnails: true }
}

async function saveThumbnails(files: FileStore, hash: string, drawn: Drawn): Promise<void> {
  for (const [i, size] of IMAGE_SIZES.entries()) {
    const bytes = drawn.pictures[i]
    if (bytes) await files.write(thumbnailName(hash, size, 'webp'), bytes, 'image/webp')
  }
}
