import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesOf, callerAddress, callerKey } from './caller.js'

const isProxy = addressesOf(['127.0.0.1', '::1', '10.0.0.0/8'])

describe('addressesOf', () => {
  it.each(['10', 'localhost', '10.0.0.0/33', '10.0.0.0/x', '::/129', ''])('refuses %j', (text) => {
    expect(() => addressesOf([text])).toThrow(RangeError)
  })
})

describe('callerAddress', () => {
  it.each([
    // Nobody but our proxies is believed.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['::1', '[2001:db8::7]:443', '2001:db8::7'],
    // What the caller wrote himself stands before what our proxies added.
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', '10.4.4.4', '10.4.4.4'],
    ['127.0.0.1', 'for=evil', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, nonsense', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
  ])('from %s with %j is %s', (connection, forwarded, caller) => {
    expect(callerAddress(connection, forwarded, isProxy)).toBe(caller)
  })

  it('never gives an address that only the caller wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (written, real) => {
        fc.pre(!isProxy(real))
        expect(callerAddress('127.0.0.1', `${written}, ${real}`, isProxy)).toBe(real)
      }),
    )
  })
})

describe('callerKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, key) => {
    expect(callerKey(address)).toBe(key)
  })
})
