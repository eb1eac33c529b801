import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { ContentStore } from '../content/content-store.js'

/** A token of the devnet, as wallets and markets list it. */
export interface TokenInfo {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly decimals: number
}

/** A running gateway. */
export interface Gateway {
  readonly url: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  glb: 'model/gltf-binary',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** A file asked for by its own CID has no name to tell its kind by. */
function sniff(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('RIFF')) return head.endsWith('WEBP') ? 'image/webp' : 'audio/wav'
  if (head.startsWith('\x89PNG')) return 'image/png'
  return 'application/octet-stream'
}

function typeOf(name: string | undefined, bytes: Uint8Array): string {
  return types[name?.split('.').pop() ?? ''] ?? sniff(bytes)
}

function parseRange(header: string | undefined, size: number): readonly [number, number] | undefined {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '')
  if (!match) return undefined
  const start = Number(match[1])
  const end = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start <= end ? [start, end] : undefined
}

async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  store: ContentStore,
  path: string,
) {
  const [, , cid = '', name, more] = path.split('/')
  const found = more === undefined ? await store.read(cid, name || undefined) : undefined
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('not found\n')
    return
  }
  const range = parseRange(request.headers.range, found.bytes.length)
  const body = range ? found.bytes.subarray(range[0], range[1] + 1) : found.bytes
  response.writeHead(range ? 206 : 200, {
    'content-type': typeOf(found.name, found.bytes),
    'content-length': body.length,
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${range[0]}-${range[1]}/${found.bytes.length}` } : {}),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${cid}${name ? `/${name}` : ''}"`,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Largest file that is taken, bytes: what one node of links holds. */
const maxFileBytes = 174 * 262_144

/** Takes one file, as Kubo's `add` does. No page of a browser may: those say where they come from. */
async function takeFile(request: IncomingMessage, response: ServerResponse, store: ContentStore) {
  const { origin, 'content-type': type = '' } = request.headers
  if (origin !== undefined || !type.startsWith('multipart/form-data')) {
    response.writeHead(403).end()
    return
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    // A form is a little larger than its file.
    if (size > maxFileBytes + 10_000) {
      response.writeHead(413, { connection: 'close' }).end()
      return
    }
    parts.push(bytes)
  }
  const body = new Uint8Array(Buffer.concat(parts))
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob) || file.size > maxFileBytes) {
    response.writeHead(400).end()
    return
  }
  const cid = await store.addFile(new Uint8Array(await file.arrayBuffer()))
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ Name: cid, Hash: cid, Size: String(file.size) }))
}

/** Serves the content store as an IPFS gateway on loopback that takes files as well, and the tokens of the network beside it. */
export async function serveGateway(options: {
  store: ContentStore
  tokens: () => readonly TokenInfo[]
  port?: number | undefined
}): Promise<Gateway> {
  const { store, tokens } = options
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method === 'POST' && path === '/api/v0/add') {
      takeFile(request, response, store).catch(() => response.destroy())
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (path === '/tokens.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(tokens()))
    } else if (path.startsWith('/ipfs/')) {
      answerFile(request, response, store, path).catch(() => response.destroy())
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
