import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { and, eq } from 'drizzle-orm'
import send from 'send'
import type { Database } from '../store/database.js'
import { media } from '../store/schema.js'
import type { FileStore } from './file-store.js'

const THUMBNAIL = /^\/thumbnails\/([0-9a-f]{64})_(200|512|1024)\.webp$/
const FILE = /^\/files\/([0-9a-f]{64})$/

/** Types a browser may show in place; everything else is offered as a download. */
const SHOWN = /^(image|audio|video)\/|^application\/pdf$|^text\/(html|plain)$|^model\//

/**
 * The media origin: foreign files, apart from the site. Scripts in them may run (generative works
 * need to), but in a sandbox without an origin, and without the network.
 */
export function mediaOrigin(db: Database, files: FileStore): Server {
  return createServer((request, response) => {
    void answer(db, files, request, response).catch(() => refuse(response, 500))
  })
}

async function answer(
  db: Database,
  files: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  if (path === '/healthz') return refuse(response, 200)
  const thumbnail = THUMBNAIL.exec(path)
  if (thumbnail?.[1]) {
    return stream(request, response, files.thumbnailPath(thumbnail[1], Number(thumbnail[2])), 'image/webp')
  }
  const hash = FILE.exec(path)?.[1]
  const [known] = hash
    ? await db
        .select({ mimeType: media.mimeType })
        .from(media)
        .where(and(eq(media.fileHash, hash), eq(media.state, 1)))
        .limit(1)
    : []
  if (!hash || !known) return refuse(response, 404)
  stream(request, response, files.pathOf(hash), known.mimeType ?? 'application/octet-stream')
}

function stream(request: IncomingMessage, response: ServerResponse, path: string, mimeType: string): void {
  response.setHeader(
    'content-type',
    mimeType === 'text/html' || mimeType === 'text/plain' ? `${mimeType}; charset=utf-8` : mimeType,
  )
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader(
    'content-security-policy',
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:",
  )
  if (!SHOWN.test(mimeType)) response.setHeader('content-disposition', 'attachment')
  send(request, encodeURI(path), { immutable: true, maxAge: '365d', dotfiles: 'allow' })
    .on('error', () => refuse(response, 404))
    .pipe(response)
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  response.removeHeader('content-security-policy')
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(status === 200 ? 'ok' : `${status}`)
}
