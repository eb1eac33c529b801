import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** Listens and gives the URL; port 0 takes any that is free. Closing ends open connections too. */
export async function listenOn(handler: Server | Hono, host: string, port: number): Promise<Listening> {
  const server = 'fetch' in handler ? createAdaptorServer({ fetch: handler.fetch }) : handler
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
