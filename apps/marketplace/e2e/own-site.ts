import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { urlOf } from './product.js'

/** A request that a listener got. */
export interface Heard {
  path: string
  body: string
}

export interface Listener {
  url: string
  heard: Heard[]
  stop: () => Promise<void>
}

/** Stands in for a service that pages tell things to. */
export async function listenFor(): Promise<Listener> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      if (request.method === 'POST') heard.push({ path: request.url ?? '', body })
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    heard,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The built site on the running product's API, with settings of its own. */
export async function ownSite(
  env: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../build/main.mjs')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: String(port),
      API_URL: urlOf('API'),
      PUBLIC_MEDIA_URL: urlOf('Media'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (said: Buffer) => {
      if (said.toString().includes('"ready":true')) ready()
    })
    child.once('exit', (code) => fail(new Error(`the site stopped with ${code}`)))
  })
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return address.port
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
