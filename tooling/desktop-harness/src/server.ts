import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { endChoice, takeFile } from './choose-folder.js'
import type { Desk, Pane } from './desk.js'

const MAX_CALL_BYTES = 8 << 20
const MAX_FILE_BYTES = 200 << 20
const call = z.strictObject({ name: z.string().max(100), input: z.unknown().optional() })
const started = z.array(z.string().max(10_000)).max(100)
const choice = z.strictObject({ number: z.number(), name: z.string().max(1000).optional() })

/** Makes what a handler is told of a window that asks. */
export type EventOf = (pane: Pane) => unknown

/** Serves an app's windows to browsers of this machine: each to whoever has its token, and to nobody else. */
export function serveDesk(desk: Desk, eventOf: EventOf): Promise<Server> {
  const script = readFileSync(new URL('./page.js', import.meta.url), 'utf8')
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request
    const cookie = cookieOf(headers.cookie, desk.port)
    const [, token] = /^\/stand-in\/open\/([\w-]{20,64})$/.exec(url) ?? []
    if (token) return admit(token, headers.host, response)
    if (method === 'POST' && url === '/stand-in/second') return second(request, response)
    const pane = desk.paneOf(cookie)
    // The host tells windows apart, and keeps names of strangers from leading here.
    if (!pane || headers.host !== desk.hostOf(pane)) return end(response, 403)
    if (method === 'POST') {
      if (headers.origin !== `http://${headers.host}`) return end(response, 403)
      return post(pane, url, request, response)
    }
    if (method !== 'GET') return end(response, 405)
    if (url === '/stand-in/events') return listen(pane, response)
    if (url === '/stand-in/page.js') return sendScript(pane, response)
    return show(pane, url, response)
  }

  function admit(token: string, host: string | undefined, response: ServerResponse): void {
    const admitted = desk.admit(token)
    if (!admitted || host !== desk.hostOf(admitted.pane)) {
      end(response, 403)
      return
    }
    const { host: _, pathname, search } = new URL(admitted.pane.url)
    response.writeHead(303, {
      'set-cookie': `stand-in-${desk.port}=${admitted.cookie}; Path=/; HttpOnly; SameSite=Lax`,
      location: `${pathname}${search}`,
      'cache-control': 'no-store',
    })
    response.end()
  }

  /** A second start of the app, which knows the secret from a file that only its person reads. */
  async function second(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.authorization !== `Bearer ${desk.secret}`) return end(response, 403)
    const argv = started.parse(JSON.parse((await read(request, 100_000)).toString('utf8')))
    end(response, 204)
    desk.events.emit('second', argv)
  }

  async function post(
    pane: Pane,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (url === '/stand-in/call') {
      const asked = call.parse(JSON.parse((await read(request, MAX_CALL_BYTES)).toString('utf8')))
      const handler = desk.handlers.get(asked.name)
      if (!handler) return end(response, 404)
      const value = await handler(eventOf(pane), asked.input)
      return json(response, { value })
    }
    const [, number, path] = /^\/stand-in\/file\/(\d{1,9})\/(.{1,4000})$/.exec(url) ?? []
    if (number && path) {
      const bytes = await read(request, MAX_FILE_BYTES)
      const isTaken = await takeFile(Number(number), decodeURIComponent(path), bytes)
      return end(response, isTaken ? 204 : 400)
    }
    if (url === '/stand-in/chosen') {
      const { number: of, name } = choice.parse(JSON.parse((await read(request, 4096)).toString('utf8')))
      endChoice(of, name)
      return end(response, 204)
    }
    if (url === '/stand-in/left') pane.emit('left')
    return end(response, url === '/stand-in/left' ? 204 : 404)
  }

  function sendScript({ preload }: Pane, response: ServerResponse): void {
    // A preload's `require` knows Electron alone, as in a sandbox.
    const source = preload === '' ? '' : readFileSync(preload, 'utf8')
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
    response.end(
      `${script}\n;(function (require, module, exports) {${source}\n})(standIn.require, { exports: {} }, {})\n`,
    )
  }

  async function show({ url: own }: Pane, url: string, response: ServerResponse): Promise<void> {
    const { protocol, host } = new URL(own)
    const serve = desk.schemes.get(protocol.slice(0, -1))
    const answer = await serve?.(new Request(`${protocol}//${host}${url}`))
    if (!answer) return end(response, 404)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(isPage ? withScript(bytes.toString('utf8')) : bytes)
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      desk.port = typeof address === 'object' && address ? address.port : 0
      resolve(server)
    })
  })
}

/** Before every script of the page's own. */
function withScript(page: string): string {
  return page.replace(/<head>/i, '<head><script src="/stand-in/page.js"></script>')
}

function listen(pane: Pane, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': \n\n')
  pane.attach(response)
}

async function read(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > maxBytes) throw new RangeError('A request is too large')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

function cookieOf(header: string | undefined, port: number): string | undefined {
  return header
    ?.split('; ')
    .find((one) => one.startsWith(`stand-in-${port}=`))
    ?.split('=')[1]
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
  response.end()
}
