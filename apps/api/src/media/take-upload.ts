import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unusedPermit, usePermit } from '../query/upload-rows.js'
import type { Database } from '../store/database.js'
import { type FileStore, fileName, sha256 } from './file-store.js'
import { ownPath } from './own-files.js'
import type { Permits } from './permits.js'
import { readJson } from './read-json.js'
import { sniff } from './sniff.js'

export interface UploadDesk {
  readonly db: Database
  readonly files: FileStore
  readonly now: () => number
  /** Where the media service is reached. */
  readonly rootUrl: () => string
  /** For files that are in memory at once. */
  readonly room: Permits
}

/** Why a file is not taken. */
export type UploadFault =
  | 'unknown-permit'
  | 'expired'
  | 'wrong-size'
  | 'differs'
  | 'unsupported-type'
  | 'busy'

const STATUS: Readonly<Record<UploadFault, number>> = {
  'unknown-permit': 404,
  expired: 410,
  'wrong-size': 422,
  differs: 422,
  'unsupported-type': 415,
  busy: 503,
}
/** How long somebody waits for room. */
const PATIENCE_MS = 20_000
/** How long a file may take to arrive. */
export const ARRIVAL_MS = 180_000
const UPLOAD = /^\/uploads\/([0-9a-f]{64})$/
const KINDS = /^(image|audio|video|model)\/|^application\/(pdf|json|zip)$|^text\/(html|plain)$/

/** What somebody has leave to put here: the permit's text; nothing where the path is another. */
export function permitOfPath(path: string): string | undefined {
  return UPLOAD.exec(path)?.[1]
}

/** Answers a browser that asks whether it may: any page may, since the permit alone decides. */
export function allowUploads(response: ServerResponse): void {
  response
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    })
    .end()
}

/** Takes one file: exactly the bytes that were promised, once. What it is called or said to be does not matter. */
export async function takeUpload(
  desk: UploadDesk,
  permit: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { db, files, now } = desk
  const permitHash = permitHashOf(permit)
  const row = await unusedPermit(db, permitHash)
  if (!row) return refuse(request, response, 'unknown-permit')
  if (row.expiresAt <= now()) return refuse(request, response, 'expired')
  const length = request.headers['content-length']
  if (length !== undefined && Number(length) !== row.bytes) return refuse(request, response, 'wrong-size')
  let leave: () => void
  try {
    leave = await desk.room.take(AbortSignal.timeout(PATIENCE_MS))
  } catch {
    return refuse(request, response, 'busy')
  }
  try {
    const bytes = await readExactly(request, row.bytes)
    if (!bytes) return refuse(request, response, 'wrong-size')
    if (sha256(bytes) !== row.hash) return refuse(request, response, 'differs')
    const mimeType = await typeOf(bytes)
    if (!KINDS.test(mimeType)) return refuse(request, response, 'unsupported-type')
    await files.write(fileName(row.hash), bytes, mimeType)
    if (!(await usePermit(db, permitHash, { storedAt: now(), mimeType })))
      return refuse(request, response, 'unknown-permit')
    send(response, 201, {
      sha256: row.hash,
      url: `${desk.rootUrl()}${ownPath(row.hash, mimeType)}`,
      media_type: mimeType,
      bytes: row.bytes,
    })
  } finally {
    leave()
  }
}

/** What is kept of a permit. */
export function permitHashOf(permit: string): string {
  return createHash('sha256').update(permit).digest('hex')
}

async function typeOf(bytes: Buffer): Promise<string> {
  const { mimeType } = await sniff(bytes)
  return mimeType === 'text/plain' && readJson(bytes) !== undefined ? 'application/json' : mimeType
}

/** The body, where it has that many bytes. */
async function readExactly(request: IncomingMessage, size: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let got = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    got += part.length
    if (got > size) return undefined
    parts.push(part)
  }
  return got === size ? Buffer.concat(parts) : undefined
}

function refuse(request: IncomingMessage, response: ServerResponse, code: UploadFault): void {
  // What is still to come of the body is not read.
  if (!request.complete) response.setHeader('connection', 'close')
  send(response, STATUS[code], { code })
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body))
}
