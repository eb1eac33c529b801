import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Service } from './service.js'

/** A server that listens already and answers 503 until it is told how to answer. */
export interface Listening {
  readonly url: string
  answerWith(service: Service, pages: Hono['fetch']): void
  close(): Promise<void>
}

/** Listens on that host; port 0 takes any that is free. */
export async function listen(host: string, port: number): Promise<Listening> {
  let answer: Service = async (_, response) => void response.writeHead(503).end('starting\n')
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    answerWith: (service, pages) => {
      const listener = getRequestListener(pages)
      answer = async (request, response) => {
        const isService = request.url === '/' && (request.method === 'POST' || request.method === 'OPTIONS')
        await (isService ? service(request, response) : listener(request, response))
      }
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
