import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { exportCollection } from '@chiaroscuro/contract/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiClient, call, download, rows } from './index.js'

describe('a file of rows', () => {
  /** What the server does with each request, in turn; the last goes on for ever. */
  let answers: ((response: ServerResponse) => void)[] = []
  let asked: string[] = []
  let url = ''
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const next = answers.length > 1 ? answers.shift() : answers[0]
    next?.(response)
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const client = () => apiClient({ root: url, retry: { attempts: 3, delay: () => 0 } })
  const input = { collection_id: 'col1a', of: 'items' } as const
  const text = '{"name":"Ä"}\n{"name":"月"}\n{"name":"c"}\n'
  const sends = (...pieces: (string | Uint8Array)[]) =>
    async function send(response: ServerResponse) {
      for (const piece of pieces) {
        response.write(piece)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      response.end()
    }

  async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
    const found: T[] = []
    for await (const one of from) found.push(one)
    return found
  }

  it('is read whole as text, which is not JSON', async () => {
    answers = [sends('id,name\r\n', '1,"a ""b"""\r\n')]
    expect(await call(client(), exportCollection, { ...input, format: 'csv' })).toBe(
      'id,name\r\n1,"a ""b"""\r\n',
    )
  })

  it('comes as it is sent, however it is cut', async () => {
    const bytes = Buffer.from(text)
    for (const at of [1, 10, 11, 12, 26, 27, 28, bytes.length - 1]) {
      answers = [sends(bytes.subarray(0, at), bytes.subarray(at))]
      asked = []
      expect((await all(rows(client(), exportCollection, input))).map(({ ...row }) => row)).toEqual([
        { name: 'Ä' },
        { name: '月' },
        { name: 'c' },
      ])
      expect(asked).toEqual(['/v2/collections/col1a/export?of=items&format=ndjson'])
      expect((await all(download(client(), exportCollection, input))).join('')).toBe(text)
    }
  })

  it('is tried again until it begins, and never after', async () => {
    answers = [(response) => response.writeHead(503).end(), sends(text)]
    asked = []
    expect(await all(rows(client(), exportCollection, input))).toHaveLength(3)
    expect(asked).toHaveLength(2)
    answers = [
      (response) => {
        response.write(text)
        setTimeout(() => response.destroy(), 20)
      },
    ]
    asked = []
    const seen: unknown[] = []
    const read = async () => {
      for await (const row of rows(client(), exportCollection, input)) seen.push(row)
    }
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', status: 0 })
    expect([seen.length, asked.length]).toEqual([3, 1])
  })

  it('says when it ends within a row, and why it is refused', async () => {
    answers = [sends('{"a":1}\n{"a"')]
    await expect(all(rows(client(), exportCollection, input))).rejects.toThrow('within a line')
    answers = [
      (response) => response.writeHead(404).end('{"detail":"Unknown collection.","code":"NotFound"}'),
    ]
    await expect(all(rows(client(), exportCollection, input))).rejects.toMatchObject({
      status: 404,
      detail: 'Unknown collection.',
      code: 'NotFound',
    })
  })

  it('ends when nobody wants more of it', async () => {
    let open: ServerResponse | undefined
    answers = [
      (response) => {
        open = response
        response.write(text)
      },
    ]
    const closed = async () => open && !open.closed && (await once(open, 'close'))
    for await (const _ of rows(client(), exportCollection, input)) break
    await closed()
    const stop = new AbortController()
    const read = async () => {
      for await (const _ of rows(client(), exportCollection, input, { signal: stop.signal })) stop.abort()
    }
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' })
    await closed()
  })
})
