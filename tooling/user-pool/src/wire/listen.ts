import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** A server that listens already and answers 503 until it is told how to answer. */
export interface Listening {
  readonly url: string
  answerWith(fetch: Hono['fetch']): void
  close(): Promise<void>
}

/** Listens on that host; port 0 takes any that is free. */
export async function listen(host: string, port: number): Promise<Listening> {
  let answer: Hono['fetch'] = () => new Response('starting\n', { status: 503 })
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000 },
    getRequestListener((request, bindings) => answer(request, bindings)),
  )
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    answerWith: (fetch) => {
      answer = fetch
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
