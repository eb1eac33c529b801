import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type PlainAnswer, plainResponse, takesGzip } from './plain-answer.js'

describe('plainResponse', () => {
  const text = JSON.stringify({ words: 'wörter '.repeat(500) })
  const long: PlainAnswer = { pieces: [text.slice(0, 99), text.slice(99)] }

  it('gives a text as it is, with its length in bytes', async () => {
    const response = await plainResponse(long, undefined, { etag: 'W/"1"' })
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(response.headers.get('etag')).toBe('W/"1"')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(text)
  })

  it('compresses it once for all who take that', async () => {
    const [first, second] = [
      await plainResponse(long, 'br, gzip', {}),
      await plainResponse(long, 'gzip', {}, 201),
    ]
    const bytes = new Uint8Array(await first.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(first.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect([second.status, second.headers.get('content-encoding')]).toEqual([201, 'gzip'])
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes)
  })

  it('leaves short ones alone', async () => {
    const response = await plainResponse({ pieces: ['{}'] }, 'gzip', {})
    expect(response.headers.has('content-encoding')).toBe(false)
  })
})

it.each([
  [undefined, false],
  ['', false],
  ['br', false],
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, *', false],
  ['*', true],
  ['*;q=0', false],
  ['identity', false],
])('%s takes gzip: %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes)
})
