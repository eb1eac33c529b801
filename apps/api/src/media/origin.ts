import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { and, eq } from 'drizzle-orm'
import { storedType } from '../query/upload-rows.js'
import type { Database } from '../store/database.js'
import { document, media } from '../store/schema.js'
import { type AvifMaker, avifMaker } from './avif-maker.js'
import { STILL_POLICY } from './content-headers.js'
import { type FileStore, fileName, thumbnailName } from './file-store.js'
import { IMAGE_SIZES, type ImageSize } from './image-message.js'
import type { ImagePool } from './image-pool.js'
import { hasPackedTextures, isModel, modelOfPath, sendLibrary, sendModelPage } from './model-page.js'
import { hashOfPath } from './own-files.js'
import { permits } from './permits.js'
import { serveFile } from './serve-file.js'
import { allowUploads, permitOfPath, takeUpload, type UploadDesk } from './take-upload.js'
import { type WantFiles, wantFiles } from './want-files.js'

const THUMBNAIL = /^\/thumbnails\/([0-9a-f]{64})_(\d+)\.(webp|avif)$/
/** After how many seconds to ask again for a file that is on its way. */
const SOON = 5
/** Files that are put here at once. */
const UPLOADS_AT_ONCE = 4

interface Origin {
  readonly db: Database
  readonly files: FileStore
  readonly want: WantFiles
  readonly makeAvif: AvifMaker | undefined
  readonly uploads: UploadDesk
  readonly rootUrl: () => string
}

export interface OriginParts {
  readonly db: Database
  readonly files: FileStore
  readonly images?: ImagePool
  /** Where it is reached: what is put here gets an address under it. */
  readonly rootUrl: () => string
  readonly now: () => number
}

/**
 * The media origin: foreign files, apart from the site. `/files/HASH` gives verified bytes,
 * `/thumbnails/HASH_SIZE.webp` and `.avif` pictures made of them (the latter at first request, by `images`;
 * without it, or when too many wait, the WebP), `/models/HASH` a page to look at a model from all sides. `PUT /uploads/PERMIT`
 * takes a file that the API gave leave for.
 * Needs nothing but the database and the files.
 */
export function mediaOrigin({ db, files, images, rootUrl, now }: OriginParts): Server {
  const makeAvif = images && avifMaker(files, images)
  const uploads = { db, files, now, rootUrl, room: permits(UPLOADS_AT_ONCE) }
  const origin: Origin = { db, files, want: wantFiles(db, now), makeAvif, uploads, rootUrl }
  return createServer((request, response) => {
    void answer(origin, request, response).catch(() => refuse(response, 500))
  })
}

async function answer(origin: Origin, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const permit = permitOfPath(path)
  if (permit && request.method === 'OPTIONS') return allowUploads(response)
  if (permit && request.method === 'PUT') return takeUpload(origin.uploads, permit, request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, { allow: 'GET, HEAD' })
  if (path === '/healthz') return refuse(response, 200)
  const [, hash = '', written, format] = THUMBNAIL.exec(path) ?? []
  const size = IMAGE_SIZES.find((one) => String(one) === written)
  if (size !== undefined)
    return format === 'avif'
      ? sendAvif(origin, hash, size, request, response)
      : sendThumbnail(origin, hash, size, request, response)
  if (await sendLibrary(path, request, response)) return
  const model = modelOfPath(path)
  if (model) {
    if (!isModel((await typeOf(origin.db, model)) ?? '')) return refuse(response, 404)
    const isPacked = await hasPackedTextures(origin.files, model)
    return sendModelPage(model, origin.rootUrl(), isPacked, request, response)
  }
  const key = hashOfPath(path)
  const mimeType = key && (await typeOf(origin.db, key))
  if (!key || !mimeType) return refuse(response, 404)
  if (!(await serveFile(origin.files, fileName(key), mimeType, request, response))) refuse(response, 404)
}

async function sendThumbnail(
  { files, want }: Origin,
  hash: string,
  size: ImageSize,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await serveFile(files, thumbnailName(hash, size, 'webp'), 'image/webp', request, response)) return
  // Pictures made before a size was have the next one.
  const larger = IMAGE_SIZES[IMAGE_SIZES.indexOf(size) + 1]
  if (larger !== undefined && (await files.size(thumbnailName(hash, larger, 'webp'))) !== undefined)
    return refuse(response, 307, { location: `/thumbnails/${hash}_${larger}.webp` })
  if (!(await want([hash])).has(hash)) return refuse(response, 404)
  refuse(response, 404, { 'retry-after': String(SOON), 'cache-control': `public, max-age=${SOON}` })
}

async function sendAvif(
  { files, makeAvif }: Origin,
  hash: string,
  size: ImageSize,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = thumbnailName(hash, size, 'avif')
  if (await serveFile(files, name, 'image/avif', request, response)) return
  if ((await makeAvif?.(hash, size)) && (await serveFile(files, name, 'image/avif', request, response)))
    return
  refuse(response, 307, { location: `/thumbnails/${hash}_${size}.webp` })
}

/** The type found in verified bytes; of no others do we know one. */
async function typeOf(db: Database, hash: string): Promise<string | undefined> {
  const [picture] = await db
    .select({ mimeType: media.mimeType })
    .from(media)
    .where(and(eq(media.fileHash, hash), eq(media.state, 1)))
    .limit(1)
  if (picture) return picture.mimeType ?? 'application/octet-stream'
  const [text] = await db
    .select({ isJson: document.isJson })
    .from(document)
    .where(and(eq(document.hash, hash), eq(document.state, 1)))
    .limit(1)
  if (text) return text.isJson ? 'application/json' : 'text/plain'
  return storedType(db, hash)
}

/** A plain answer of our own words. */
function refuse(response: ServerResponse, status: number, more: Record<string, string> = {}): void {
  if (response.headersSent) return void response.destroy()
  for (const header of response.getHeaderNames()) response.removeHeader(header)
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': STILL_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      ...more,
    })
    .end(status === 200 ? 'ok' : `${status}`)
}
