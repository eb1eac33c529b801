import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SealedCookieOptions, sealedCookie } from './sealed-cookie.js'

const SECRET = 'a secret of at least 32 characters'
const base: Omit<SealedCookieOptions, 'header'> = {
  name: 'session',
  secrets: [SECRET],
  maxAgeSeconds: 60,
  random: (n) => new Uint8Array(randomBytes(n)),
  now: () => 0,
}
const open = (header: string | null, more: Partial<SealedCookieOptions> = {}) =>
  sealedCookie({ ...base, header, ...more })
const toHeader = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ')

/** A request's header with these kept. */
async function keeping(kept: Record<string, string>, more: Partial<SealedCookieOptions> = {}) {
  const cookie = open(null, more)
  await cookie.store.write(new Map(Object.entries(kept)))
  return toHeader(cookie.setCookies())
}

describe('a sealed cookie', () => {
  it('gives back what was kept, whatever it is, in pieces a browser keeps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ maxLength: 3000, unit: 'grapheme' }), {
          minKeys: 1,
          maxKeys: 3,
        }),
        async (kept) => {
          const cookie = open(null)
          await cookie.store.write(new Map(Object.entries(kept)))
          const lines = cookie.setCookies()
          for (const line of lines) {
            expect(line.length).toBeLessThan(4096)
            expect(line).toMatch(/^session\.\d=[\w-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/)
          }
          const again = open(`a=b; ${toHeader(lines)}; c=d`)
          expect(await again.store.read(Object.keys(kept))).toEqual(new Map(Object.entries(kept)))
          expect(again.setCookies()).toEqual([])
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is nothing after its end, under another name, by another secret, or changed in any place', async () => {
    const header = await keeping({ a: '1' })
    const read = async (text: string, more: Partial<SealedCookieOptions> = {}) =>
      (await open(text, more).store.read(['a'])).size
    expect(await read(header)).toBe(1)
    expect(await read(header, { now: () => 60_001 })).toBe(0)
    expect(await read(header.replace('session', 'other'), { name: 'other' })).toBe(0)
    expect(await read(header, { secrets: ['another secret of at least 32 characters'] })).toBe(0)
    const at = header.indexOf('=') + 1
    for (let i = at; i < header.length; i++) {
      const flipped = header[i] === 'A' ? 'B' : 'A'
      if (i === header.length - 1) continue // the last character has bits that mean nothing
      expect(await read(header.slice(0, i) + flipped + header.slice(i + 1))).toBe(0)
    }
    for (const odd of [
      '',
      'session.0',
      'session.0=',
      'session.0=%%',
      `session.0=${'A'.repeat(9000)}`,
      header.slice(0, -9),
    ])
      expect(await read(odd)).toBe(0)
  })

  it('is opened by a secret that no longer seals', async () => {
    const header = await keeping({ a: '1' })
    const secrets = ['a newer secret of at least 32 chars', SECRET]
    expect((await open(header, { secrets }).store.read(['a'])).get('a')).toBe('1')
  })

  it('clears the pieces it no longer needs', async () => {
    const header = await keeping({ a: 'x'.repeat(6000) })
    const cookie = open(header)
    await cookie.store.write(new Map([['a', undefined]]))
    expect(cookie.setCookies().map((line) => line.split('; ').slice(0, 3).join('; '))).toEqual([
      'session.0=; Path=/; Max-Age=0',
      'session.1=; Path=/; Max-Age=0',
      'session.2=; Path=/; Max-Age=0',
    ])
  })

  it('refuses weak secrets, and to grow without end', async () => {
    expect(() => open(null, { secrets: [] })).toThrow(RangeError)
    expect(() => open(null, { secrets: ['short'] })).toThrow(RangeError)
    const cookie = open(null)
    await cookie.store.write(new Map([['a', 'x'.repeat(30_000)]]))
    expect(() => cookie.setCookies()).toThrow(RangeError)
  })

  it('is as long whatever is kept, up to what it is filled up to', async () => {
    const padTo = 512
    const short = await keeping({ a: 'x' }, { padTo })
    const long = await keeping({ a: 'é'.repeat(150) }, { padTo })
    expect(short.length).toBe(long.length)
    expect((await keeping({ a: 'x'.repeat(600) }, { padTo })).length).toBeGreaterThan(long.length)
    expect(await open(long).store.read(['a'])).toEqual(new Map([['a', 'é'.repeat(150)]]))
  })
})
