import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { parse, stringify } from 'lossless-json'
import type { Devnet } from '../devnet.js'
import { DevnetError } from '../error.js'
import type { Farmer } from '../farmer.js'
import { blockEndpoints } from './block-endpoint.js'
import { coinEndpoints } from './coin-endpoint.js'
import { devEndpoints } from './dev-endpoint.js'
import type { Endpoint } from './endpoint.js'
import { mempoolEndpoints } from './mempool-endpoint.js'
import { readObject } from './param.js'

/** How the RPC is served. */
export interface RpcOptions {
  /** 0 picks a free port. */
  readonly port?: number | undefined
  /** Whether the controls under /dev/ are served. */
  readonly devControls?: boolean | undefined
  readonly farmer?: Farmer | undefined
  readonly onError?: ((error: unknown) => void) | undefined
}

/** A running RPC server. */
export interface RpcServer {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const maxBodyBytes = 16 * 1024 * 1024

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

function failure(status: number, error: string): Answer {
  return { status, body: { error, success: false } }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBodyBytes) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A page in a browser must not reach the node: it cannot send JSON across origins, nor fake the host. */
function isLocalCaller(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return host === '127.0.0.1' || host === 'localhost'
}

function toNumber(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(text) ? value : BigInt(text)
}

function run(devnet: Devnet, endpoint: Endpoint, body: string, onError: (error: unknown) => void): Answer {
  let params: Readonly<Record<string, unknown>>
  try {
    params = readObject(parse(body === '' ? '{}' : body, null, toNumber), 'body')
  } catch {
    return failure(400, 'the body is not a JSON object')
  }
  try {
    return { status: 200, body: { ...endpoint(devnet, params), success: true } }
  } catch (error) {
    if (error instanceof DevnetError) return failure(200, error.message)
    onError(error)
    return failure(200, error instanceof Error && error.message ? error.message : 'Internal error')
  }
}

/** Serves a devnet on loopback in the shape of a full node's RPC. */
export async function serveRpc(devnet: Devnet, options: RpcOptions = {}): Promise<RpcServer> {
  const onError = options.onError ?? (() => {})
  const endpoints = new Map<string, Endpoint>()
  for (const group of [blockEndpoints, coinEndpoints, mempoolEndpoints])
    for (const [name, endpoint] of Object.entries(group)) endpoints.set(`/${name}`, endpoint)
  if (options.devControls)
    for (const [name, endpoint] of Object.entries(devEndpoints(options.farmer)))
      endpoints.set(`/dev/${name}`, endpoint)

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (!isLocalCaller(request)) return failure(403, 'this node answers to its own machine only')
    const endpoint = endpoints.get((request.url ?? '').split('?')[0] ?? '')
    if (!endpoint) return failure(404, 'no such method')
    if (request.method !== 'POST') return failure(405, 'only POST is answered')
    if (!request.headers['content-type']?.startsWith('application/json'))
      return failure(415, 'the body must be application/json')
    const body = await readBody(request)
    if (body === undefined) return failure(413, `a request may hold ${maxBodyBytes} bytes`)
    return run(devnet, endpoint, body, onError)
  }

  function send(response: ServerResponse, { status, body }: Answer): void {
    const text = stringify(body) ?? '{}'
    if (status === 413) response.setHeader('connection', 'close')
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (result) => send(response, result),
      (error) => {
        onError(error)
        response.destroy()
      },
    )
  })
  // A client that was busy for some seconds must not meet a connection that closes as it asks.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
