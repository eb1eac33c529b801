import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { StreamMessage } from '@chiaroscuro/contract/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventReader } from './event-lines.js'
import { ApiError, apiClient, listen } from './index.js'

describe('server-sent events', () => {
  const text = ': hello\n\nid: 7\ndata: {"a":\ndata: 1}\n\nretry: 5\n\ndata: two\r\n\r\n'
  const events = [
    { id: '7', data: '{"a":\n1}' },
    { id: undefined, data: 'two' },
  ]

  it('are read however they are cut', () => {
    for (let size = 1; size < text.length; size++) {
      const read = eventReader()
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(pieces.flatMap(read)).toEqual(events)
    }
  })

  it('end somewhere', () => {
    const read = eventReader()
    expect(() => {
      for (let i = 0; i < 50; i++) read(`data: ${'x'.repeat(100_000)}`)
    }).toThrow('without end')
  })
})

describe('listening', () => {
  /** What the server does with each line that is opened, in turn; the last goes on for ever. */
  let lines: ((response: ServerResponse) => void)[] = []
  let asked: string[] = []
  let url = ''
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const next = lines.length > 1 ? lines.shift() : lines[0]
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

  const say =
    (...sequences: number[]) =>
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const sequence of sequences)
        response.write(`id: ${sequence}\ndata: ${JSON.stringify({ kind: 'event', sequence })}\n\n`)
    }
  const cut = (then: (response: ServerResponse) => void) => (response: ServerResponse) => {
    then(response)
    setImmediate(() => response.destroy())
  }
  async function hear(count: number, options = {}) {
    asked = []
    const stop = new AbortController()
    const heard: unknown[] = []
    for await (const message of listen(apiClient({ root: url }), { ...options, signal: stop.signal })) {
      heard.push('sequence' in message ? message.sequence : message.kind)
      if (heard.length === count) stop.abort()
    }
    return heard
  }

  it('goes on after the last number heard when the line breaks', async () => {
    lines = [cut(say(1, 2)), (response) => response.writeHead(503).end(), say(3)]
    expect(await hear(3, { type: ['mint', 'burn'] })).toEqual([1, 2, 3])
    expect(asked.map((one) => one.split('?')[1])).toEqual([
      'type=mint&type=burn',
      'type=mint&type=burn&after=2',
      'type=mint&type=burn&after=2',
    ])
  })

  it('hears every kind the contract has', async () => {
    const kinds: StreamMessage['kind'][] = ['event', 'offer', 'auction', 'retraction', 'block', 'lost']
    lines = [
      (response) => {
        response.writeHead(200)
        for (const kind of kinds) response.write(`data: ${JSON.stringify({ kind, sequence: 1 })}\n\n`)
      },
    ]
    const stop = new AbortController()
    const heard: string[] = []
    for await (const { kind } of listen(apiClient({ root: url }), { signal: stop.signal })) {
      heard.push(kind)
      if (heard.length === kinds.length) stop.abort()
    }
    expect(heard).toEqual(kinds)
  }, 10_000)

  it('passes over what it does not know', async () => {
    lines = [
      (response) => {
        response.writeHead(200)
        response.write('data: {"kind":"weather"}\n\ndata: 7\n\ndata: {"kind":"event"}\n\n')
        response.write('data: {"kind":"block","height":5,"timestamp":null}\n\n')
      },
    ]
    expect(await hear(1)).toEqual(['block'])
  })

  it('says so when it is refused', async () => {
    lines = [(response) => response.writeHead(422).end('{}')]
    await expect(hear(1)).rejects.toBeInstanceOf(ApiError)
  })
})
