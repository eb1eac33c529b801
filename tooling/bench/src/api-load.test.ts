import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { load } from './api-load.js'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

it('asks each path in turn and counts what was answered', async () => {
  const asked = new Map<string, number>()
  const url = await serve((request, reply) => {
    asked.set(request.url ?? '', (asked.get(request.url ?? '') ?? 0) + 1)
    if (request.url === '/whole') reply.end('x'.repeat(1000))
    else {
      reply.write('y'.repeat(500))
      reply.end('z'.repeat(500))
    }
  })
  const borne = await load(url, ['/whole', '/parts'], { seconds: 0.5, connections: 3 })
  const [whole = 0, parts = 0] = [asked.get('/whole'), asked.get('/parts')]
  expect(whole).toBeGreaterThan(0)
  expect(Math.abs(whole - parts)).toBeLessThanOrEqual(3)
  expect(borne.failed).toBe(0)
  // Those that were under way at the end are not counted.
  expect(whole + parts - borne.rate * 0.5).toBeLessThanOrEqual(3)
  expect(borne.bytes).toBeGreaterThan(1000)
})

it('asks so often a second, and counts from when a question was due', async () => {
  let isBusy = false
  const url = await serve((_, reply) => {
    // Nothing for a fifth of a second, once.
    if (isBusy) return void reply.end('ok')
    isBusy = true
    setTimeout(() => reply.end('ok'), 200)
  })
  const borne = await load(url, ['/'], { seconds: 1, connections: 1, rate: 100 })
  expect(borne.rate).toBeGreaterThan(10)
  expect(borne.rate).toBeLessThanOrEqual(101)
  expect(borne.p99).toBeGreaterThan(150)
})

it('counts refusals and broken connections, and goes on', async () => {
  let asked = 0
  const url = await serve((request, reply) => {
    asked++
    if (asked % 4 === 1) request.socket.destroy()
    else if (asked % 4 === 2) reply.writeHead(503, { connection: 'close' }).end('busy')
    else reply.end('ok')
  })
  const borne = await load(url, ['/'], { seconds: 0.5, connections: 2 })
  expect(borne.rate).toBeGreaterThan(0)
  expect(borne.failed).toBeGreaterThan(borne.rate * 0.5 * 0.8)
})
