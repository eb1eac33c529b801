import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { type Here, here } from './here.js'
import { urlOf } from './product.js'

/** A request that a listener got. */
export interface Heard {
  path: string
  body: string
}

export interface Listener extends Here {
  heard: Heard[]
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
  return { ...(await here(server, () => server.closeAllConnections())), heard }
}

/** The built site on the running product's API, with settings of its own. */
export async function ownSite(env: Record<string, string>): Promise<Here> {
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
  const { url, stop } = await here(createServer(), () => {})
  await stop()
  return Number(new URL(url).port)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
