import { describe, expect, it } from 'vitest'
import type { Call } from '../endpoint/endpoint.js'
import type { Database } from '../store/database.js'
import { isCopyTrouble } from '../store/replicas.js'
import { readers } from './readers.js'

/** A database by its name; nobody asks it anything here. */
const named = (name: string) => ({ name }) as unknown as Database
const call = (address: string): Call => ({ viewer: undefined, address, header: () => undefined })

describe('readers', () => {
  it('gives reads to copies in turn, and to the primary while there is none', () => {
    const primary = named('primary')
    const copies = [named('one'), named('two')]
    let turn = 0
    const failed: Database[] = []
    const from = readers(
      primary,
      {
        next: () => copies[turn++ % Math.max(1, copies.length)],
        failed: (db) => failed.push(db),
        close: async () => {},
      },
      () => 0,
    )
    expect([from.readerOf(call('a')), from.readerOf(call('a'))]).toEqual(copies)
    const lost = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    expect(from.instead(copies[0] ?? primary, new Error('no query', { cause: lost }))).toBe(primary)
    expect(failed).toEqual([copies[0]])
    expect(from.instead(copies[0] ?? primary, new Error('a bug'))).toBeUndefined()
    expect(from.instead(primary, lost)).toBeUndefined()
    copies.length = 0
    expect(from.readerOf(call('a'))).toBe(primary)
    expect(readers(primary, undefined, () => 0).readerOf(call('a'))).toBe(primary)
  })

  it('lets whoever wrote read what they wrote', () => {
    const [primary, copy] = [named('primary'), named('copy')]
    let now = 0
    const from = readers(primary, { next: () => copy, failed: () => {}, close: async () => {} }, () => now)
    from.wrote(call('a'))
    expect([from.readerOf(call('a')), from.readerOf(call('b'))]).toEqual([primary, copy])
    now = 4999
    expect(from.readerOf(call('a'))).toBe(primary)
    now = 5000
    expect(from.readerOf(call('a'))).toBe(copy)
  })
})

describe('isCopyTrouble', () => {
  it.each(['ECONNRESET', '08006', '3D000', '57P01', '40001', '57014'])('is so for %s', (code) => {
    expect(isCopyTrouble(Object.assign(new Error('x'), { code }))).toBe(true)
  })
  it.each(['23505', '42601', ''])('is not so for %j', (code) => {
    expect(isCopyTrouble(Object.assign(new Error('x'), { code }))).toBe(false)
  })
})
