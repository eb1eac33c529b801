import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { z } from 'zod'
import { projectId } from '../ipc/field.js'

/** Where the studio's own pages are. */
export const SCHEME = 'studio'
export const APP_ORIGIN = `${SCHEME}://app`

/** Nothing from anywhere else, and no script that was not built with the studio. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

const asset = z.object({ bytes: z.instanceof(Uint8Array), mediaType: z.string().regex(/^image\/[a-z+]+$/) })
const assetPath = /^\/asset\/([0-9a-z]{8,32})\/([0-9a-f]{64})$/

/** Asks for a picture of a project, by the hash of its bytes. */
export type ReadAsset = (id: string, hash: string) => Promise<unknown>

/** Answers the pages' requests: files of a folder, and pictures by their hash; no path of anybody's leads anywhere else. */
export function appProtocol(folder: string, readAsset: ReadAsset): (request: Request) => Promise<Response> {
  const root = normalize(folder)
  return async (request) => {
    if (request.method !== 'GET') return refuse(405)
    const { origin, pathname } = readUrl(request.url)
    if (origin !== APP_ORIGIN) return refuse(404)
    const [, id, hash] = assetPath.exec(pathname) ?? []
    if (id && hash && projectId.safeParse(id).success)
      return picture(await readAsset(id, hash).catch(() => {}))
    const path = join(root, pathname)
    const type = TYPES[extname(path)]
    if (!path.startsWith(root + sep) || !type) return refuse(404)
    try {
      return new Response(new Uint8Array(await readFile(path)), { headers: { ...headersOf(type) } })
    } catch {
      return refuse(404)
    }
  }
}

/** The origin of a scheme of one's own is `null` to the platform's URL. What cannot be decoded is of no origin. */
function readUrl(url: string): { origin: string; pathname: string } {
  try {
    const { protocol, host, pathname } = new URL(url)
    return { origin: `${protocol}//${host}`, pathname: decodeURIComponent(pathname) }
  } catch {
    return { origin: '', pathname: '' }
  }
}

function picture(found: unknown): Response {
  const read = asset.safeParse(found)
  if (!read.success) return refuse(404)
  const { bytes, mediaType } = read.data
  const headers = { ...headersOf(mediaType), 'cache-control': 'private, max-age=31536000, immutable' }
  return new Response(new Uint8Array(bytes), { headers })
}

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  }
}

function refuse(status: number): Response {
  return new Response('', { status, headers: headersOf('text/plain') })
}
