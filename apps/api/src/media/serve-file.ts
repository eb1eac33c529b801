import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import parseRange from 'range-parser'
import { contentHeaders } from './content-headers.js'
import type { FileStore } from './file-store.js'

/** Answers with a file that never changes: whole, in part (RFC 9110 section 14), or "you have it". False when it is not held. */
export async function serveFile(
  files: FileStore,
  name: string,
  mimeType: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const size = await files.size(name)
  if (size === undefined) return false
  const etag = `"${name.slice(name.lastIndexOf('/') + 1)}-${size}"`
  for (const [header, value] of Object.entries(contentHeaders(mimeType))) response.setHeader(header, value)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('etag', etag)
  response.setHeader('accept-ranges', 'bytes')
  if (isHeld(request, etag)) {
    response.writeHead(304).end()
    return true
  }
  const part = partOf(request, etag, size)
  if (part === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
    return true
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  if (part) response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
  response.writeHead(part ? 206 : 200, { 'content-length': end - start + 1 })
  if (request.method === 'HEAD' || size === 0) response.end()
  else await pipeline(await files.open(name, start, end), response)
  return true
}

function isHeld({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  return known?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false
}

/** The one part asked for; several at once are answered with the whole, which is allowed. */
function partOf(
  { headers, method }: IncomingMessage,
  etag: string,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const condition = headers['if-range']
  if (method !== 'GET' || !headers.range || (condition !== undefined && condition !== etag)) return undefined
  const parts = parseRange(size, headers.range, { combine: true })
  if (parts === -1) return 'outside'
  return parts === -2 || parts.type !== 'bytes' || parts.length !== 1 ? undefined : parts[0]
}
