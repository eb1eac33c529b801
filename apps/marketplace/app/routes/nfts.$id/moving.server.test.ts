import { describe, expect, it, vi } from 'vitest'
import { doesMove, isMovingWebp } from './moving.server.js'

function webp(flags: number, chunk = 'VP8X') {
  const text = `RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`
  return Uint8Array.from([...[...text].map((c) => c.charCodeAt(0)), flags])
}

describe('moving pictures', () => {
  it('are told by the flags of an extended WebP', () => {
    expect(isMovingWebp(webp(0x02))).toBe(true)
    expect(isMovingWebp(webp(0x10))).toBe(false)
    expect(isMovingWebp(webp(0x02, 'VP8L'))).toBe(false)
    expect(isMovingWebp(webp(0x02).subarray(0, 20))).toBe(false)
  })

  it('are asked for by their first bytes alone', async () => {
    const ask = vi.fn(async () => new Response(webp(0x12), { status: 206 }))
    expect(await doesMove('image/webp', 'http://media.test/a', ask)).toBe(true)
    expect(ask.mock.calls[0]).toMatchObject(['http://media.test/a', { headers: { range: 'bytes=0-20' } }])
  })

  it('stand still when the media service gives no part, is gone, or the type cannot move', async () => {
    const whole = async () => new Response(webp(0x02), { status: 200 })
    const gone = async () => Promise.reject(new TypeError('fetch failed'))
    expect(await doesMove('image/webp', 'http://media.test/a', whole)).toBe(false)
    expect(await doesMove('image/webp', 'http://media.test/a', gone)).toBe(false)
    expect(await doesMove('image/png', 'http://media.test/a', gone)).toBe(false)
    expect(await doesMove('image/gif', 'http://media.test/a', gone)).toBe(true)
    expect(await doesMove('image/gif', null, gone)).toBe(false)
  })
})
