import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchBytes, fetchJson, fetchPieces, HttpError, withRetry } from './index.js'

let server: Server
let root: string
let calls = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    calls++
    if (request.url === '/json') response.setHeader('content-type', 'application/json').end('{"a":1}')
    else if (request.url === '/broken') response.end('{"a":')
    else if (request.url === '/large') response.end('x'.repeat(5000))
    else if (request.url === '/busy')
      response.writeHead(429, { 'retry-after': '2' }).end('{"detail":"slow down"}')
    else if (request.url === '/missing') response.writeHead(404).end('{"detail":"Unknown NFT."}')
    else if (request.url?.startsWith('/secret')) response.socket?.destroy()
    else if (request.url === '/stalled') response.write('1')
    else if (request.url === '/slow') {
      let n = 0
      const timer = setInterval(() => {
        response.write(String(++n))
        if (n < 5) return
        clearInterval(timer)
        response.end()
      }, 50)
    }
    // '/silent' never answers
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function errorOf(promise: Promise<unknown>): Promise<HttpError> {
  return promise.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(HttpError)
      return error as HttpError
    },
  )
}

describe('fetchJson', () => {
  it('gives parsed JSON', async () => {
    expect(await fetchJson(`${root}/json`)).toEqual({ a: 1 })
  })

  it('says what was wrong, with the body and the wait', async () => {
    expect(await errorOf(fetchJson(`${root}/missing`))).toMatchObject({
      code: 'status',
      status: 404,
      body: { detail: 'Unknown NFT.' },
      retryable: false,
    })
    expect(await errorOf(fetchJson(`${root}/busy`))).toMatchObject({
      status: 429,
      retryAfter: 2,
      retryable: true,
    })
    expect(await errorOf(fetchJson(`${root}/broken`))).toMatchObject({ code: 'not-json', retryable: false })
  })

  it('bounds size and time', async () => {
    expect(await errorOf(fetchBytes(`${root}/large`, { maxBytes: 1000 }))).toMatchObject({
      code: 'too-large',
    })
    expect(await errorOf(fetchBytes(`${root}/silent`, { timeoutMs: 50 }))).toMatchObject({
      code: 'timeout',
      retryable: true,
    })
  })

  it('keeps addresses, which may hold secrets, out of its words', async () => {
    const error = await errorOf(fetchJson(`${root}/secret?token=hunter2`))
    expect(error.code).toBe('network')
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('hunter2')
  })
})

describe('fetchPieces', () => {
  async function textOf(path: string, timeoutMs: number): Promise<string> {
    let text = ''
    for await (const piece of fetchPieces(`${root}${path}`, { timeoutMs })) text += Buffer.from(piece)
    return text
  }

  it('waits for each piece, however long the whole takes', async () => {
    expect(await textOf('/slow', 150)).toBe('12345')
    expect(await errorOf(textOf('/stalled', 50))).toMatchObject({ code: 'timeout' })
  })

  it('says what was wrong', async () => {
    expect(await errorOf(textOf('/missing', 1000))).toMatchObject({ status: 404, retryable: false })
    expect(await errorOf(textOf('/secret', 1000))).toMatchObject({ code: 'network' })
  })
})

describe('withRetry', () => {
  it('tries three times, waiting as the specification says, and honours Retry-After', async () => {
    const waits: number[] = []
    const world = { sleep: async (ms: number) => void waits.push(ms), random: () => 0.5 }
    calls = 0
    await errorOf(withRetry(() => fetchJson(`${root}/secret`), undefined, world))
    expect(calls).toBe(3)
    expect(waits).toEqual([250, 450])
    waits.length = 0
    await errorOf(withRetry(() => fetchJson(`${root}/busy`), undefined, world))
    expect(waits).toEqual([2000, 2000])
  })

  it('does not try again what cannot pass', async () => {
    calls = 0
    await errorOf(withRetry(() => fetchJson(`${root}/missing`)))
    expect(calls).toBe(1)
  })
})
