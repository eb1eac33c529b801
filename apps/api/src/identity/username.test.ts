import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESERVED_NAMES } from '@chiaroscuro/domain/profile'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUsername, skeletonOf } from './username.js'

describe('readUsername', () => {
  it.each([
    'ann',
    'Ann_1',
    'a-b-c',
    '4u2',
    '林黛玉',
    '林ann',
    'さくら花',
    'мария',
    'zoë',
    '김철수',
    'x'.repeat(30),
  ])('takes %s', (name) => {
    expect(readUsername(name)).toMatchObject({ text: name, key: name.toLowerCase() })
  })

  it.each([
    ['ab', 'form'],
    ['x'.repeat(31), 'form'],
    ['-ann', 'form'],
    ['_ann', 'form'],
    ['ann.b', 'form'],
    ['ann b', 'form'],
    ['ann@example.org', 'form'],
    ['ann/..', 'form'],
    ['ann%20', 'form'],
    ['ann\u200b', 'form'],
    ['ann\u202eb', 'form'],
    ['a👩b', 'form'],
    ['did:chia:1', 'form'],
    ['\u0301ann', 'form'],
    // Cyrillic а, Greek ο, Cherokee, Armenian օ among Latin letters
    ['раypal', 'scripts'],
    ['gοοgle', 'scripts'],
    ['Ꭺnnna', 'scripts'],
    ['lօuvre', 'scripts'],
    ['林мария', 'scripts'],
    ['ann1١', 'scripts'],
    ['ᚠᚢᚦ', 'scripts'],
    ['login', 'reserved'],
    ['LOGIN', 'reserved'],
    ['Iogin', 'reserved'],
    ['l0gin', 'reserved'],
    ['rnint', 'reserved'],
    ['ｎｆｔｓ', 'reserved'],
    ['chiaroscur0', 'reserved'],
  ])('refuses %j for its %s', (name, reason) => {
    expect(readUsername(name)).toMatchObject({ reason })
  })

  it('says which reserved name it resembles', () => {
    expect(readUsername('aclrnin'.replace('cl', 'd'))).toEqual({ reason: 'reserved', resembles: 'admin' })
  })

  it('never throws, and reads what it gave again as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        const read = readUsername(given)
        if ('text' in read) expect(readUsername(read.text)).toEqual(read)
      }),
    )
  })
})

describe('skeletonOf', () => {
  it.each([
    ['PayPaI', 'paypal'],
    ['rnoon', 'moon'],
    ['ра\u0443ра\u04cf', 'paypal'],
    ['0din', 'Odin'],
    ['ann1', 'annl'],
    ['an\u00adn', 'ann'],
    ['vvorld', 'vvorld'],
  ])('is one for %s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  it('tells apart what looks different', () => {
    expect(new Set(['ann', 'anna', 'ben', 'moon', 'noom'].map(skeletonOf)).size).toBe(5)
  })

  it('is one for names that differ in case alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdefghjkmnoprstuvwxyz_-') }), (name) => {
        expect(skeletonOf(name.toUpperCase())).toBe(skeletonOf(name))
      }),
    )
  })
})

describe('RESERVED_NAMES', () => {
  it('holds every first segment of the website’s routes that could be a username', () => {
    const routes = readFileSync(join(import.meta.dirname, '../../../marketplace/app/routes.ts'), 'utf8')
    const segments = [...routes.matchAll(/route\('([^'/]+)/g)].map(([, segment = '']) => segment)
    expect(segments).toContain('collections')
    const free = segments.filter(
      (segment) => /^[\w-]{3,30}$/.test(segment) && 'text' in readUsername(segment),
    )
    expect(free).toEqual([])
  })

  it('names each once', () => {
    expect(new Set(RESERVED_NAMES).size).toBe(RESERVED_NAMES.length)
  })
})
