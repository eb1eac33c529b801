import type { Server, ServerResponse } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export interface Listening {
  readonly url: string
  /**
   * Waits until every answer under way is written, at most `ms`; live streams are not waited for. The listener stays
   * open meanwhile, so that whoever still comes is told to go elsewhere.
   */
  drain(ms: number): Promise<void>
  /** Ends everything, open connections too. */
  close(): Promise<void>
}

/** Whoever sends a request slower than this means us no good, milliseconds. */
const REQUEST_MS = 30_000
const HEADERS_MS = 10_000

/** Listens and gives the URL; port 0 takes any that is free. */
export async function listenOn<E extends Env>(
  handler: Server | Hono<E>,
  host: string,
  port: number,
  requestMs = REQUEST_MS,
): Promise<Listening> {
  const server = 'fetch' in handler ? createAdaptorServer({ fetch: handler.fetch }) : handler
  if ('requestTimeout' in server) {
    server.requestTimeout = requestMs
    server.headersTimeout = HEADERS_MS
  }
  const open = new Set<ServerResponse>()
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host}:${bound}`,
    drain: (ms) => drained(open, ms),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function drained(open: ReadonlySet<ServerResponse>, ms: number): Promise<void> {
  const waitedFor = [...open].filter((response) => !isStream(response))
  const written = waitedFor.map((response) => new Promise<void>((resolve) => response.once('close', resolve)))
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([Promise.all(written).then(() => {}), over]).finally(() => clearTimeout(timer))
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
}
