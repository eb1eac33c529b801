import { describe, expect, it } from 'vitest'
import { entityTag, isKnown, keepable, withHeaders } from './conditional.js'

const state = { height: 7, stateHash: 'ab', revision: '1:2:', memory: '', seconds: 600 }

describe('entityTag', () => {
  it('names the height, and changes with all that answers are made of', () => {
    const tag = entityTag(state, '/v2/nfts?size=1')
    expect(tag).toMatch(/^W\/"7-[\w-]{27}"$/)
    expect(entityTag({ ...state, seconds: 659 }, '/v2/nfts?size=1')).toBe(tag)
    const others = [
      entityTag({ ...state, height: 8 }, '/v2/nfts?size=1'),
      entityTag({ ...state, stateHash: 'cd' }, '/v2/nfts?size=1'),
      entityTag({ ...state, revision: '1:3:' }, '/v2/nfts?size=1'),
      entityTag({ ...state, memory: 'x' }, '/v2/nfts?size=1'),
      entityTag({ ...state, seconds: 660 }, '/v2/nfts?size=1'),
      entityTag(state, '/v2/nfts?size=2'),
    ]
    expect(new Set([tag, ...others]).size).toBe(7)
  })
})

describe('isKnown', () => {
  const tag = 'W/"7-a"'
  it.each([tag, '"7-a"', '*', `"x", ${tag}`, ` ${tag} `, 'W/"x",W/"7-a"'])('is so for %s', (given) => {
    expect(isKnown(given, tag)).toBe(true)
  })
  it.each([undefined, '', '"7-b"', '7-a', 'W/"7-a', '"*"'])('is not so for %s', (given) => {
    expect(isKnown(given, tag)).toBe(false)
  })
})

describe('keepable', () => {
  it('leaves alone what failed and what says how long it keeps', async () => {
    const failed = new Response('', { status: 404 })
    expect(keepable(failed, '"a"')).toBe(failed)
    const own = new Response('', { headers: { 'cache-control': 'no-store' } })
    expect(keepable(own, '"a"')).toBe(own)
    const kept = keepable(Response.json({ a: 1 }), '"a"')
    expect([kept.headers.get('etag'), await kept.json()]).toEqual(['"a"', { a: 1 }])
    expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
  })
})

describe('withHeaders', () => {
  it('changes even an answer that cannot be changed in place', () => {
    const redirect = Response.redirect('https://example.org/', 307)
    const changed = withHeaders(redirect, { 'cache-control': 'no-cache' })
    expect([changed.status, changed.headers.get('location'), changed.headers.get('cache-control')]).toEqual([
      307,
      'https://example.org/',
      'no-cache',
    ])
  })
})
