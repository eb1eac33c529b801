import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { SealError, sealer } from './seal.js'

const KEYS = ['the first of the keys, of 32 letters', 'an older one, of as many or more of them']
const made = (keys: readonly string[]) => {
  const one = sealer(keys, randomBytes)
  if (!one) throw new Error('no key')
  return one
}

it('opens what it sealed, for what it sealed it for', () => {
  const { seal, open, isFresh } = made(KEYS)
  const kept = seal('c2VjcmV0', 'hook-a')
  expect(kept).not.toContain('c2VjcmV0')
  expect(seal('c2VjcmV0', 'hook-a')).not.toBe(kept)
  expect(open(kept, 'hook-a')).toBe('c2VjcmV0')
  expect(isFresh(kept)).toBe(true)
  expect(() => open(kept, 'hook-b')).toThrow(SealError)
  expect(() => open(`${kept.slice(0, -4)}AAAA`, 'hook-a')).toThrow(SealError)
  expect(() => open('s1.unknown1.AAAA', 'hook-a')).toThrow(SealError)
})

it('opens what an older key sealed, and knows that it is old; reads what was never sealed', () => {
  const old = made(KEYS.slice(1)).seal('c2VjcmV0', 'hook-a')
  const now = made(KEYS)
  expect(now.open(old, 'hook-a')).toBe('c2VjcmV0')
  expect(now.isFresh(old)).toBe(false)
  expect(now.open('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'hook-a')).toBe('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  expect(now.isFresh('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(false)
  expect(() => made(KEYS.slice(1)).open(now.seal('x', 'hook-a'), 'hook-a')).toThrow(SealError)
})

it('is none without a key', () => {
  expect(sealer([], randomBytes)).toBeUndefined()
})
