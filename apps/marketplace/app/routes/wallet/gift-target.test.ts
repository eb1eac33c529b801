import { asHex32, formatAddress } from '@chiaroscuro/domain/id'
import { expect, it } from 'vitest'
import { readTarget } from './gift-target.js'

const hash = asHex32('a1'.repeat(32))
const main = formatAddress(hash, 'xch')
const test = formatAddress(hash, 'txch')

it.each([
  [main, 'mainnet', null, { ok: true, address: main }],
  [` ${main.toUpperCase()} `, 'mainnet', null, { ok: true, address: main }],
  [test, 'testnet', null, { ok: true, address: test }],
  [test, 'devnet', main, { ok: true, address: test }],
  [test, 'mainnet', null, { ok: false, fault: 'other-network' }],
  [main, 'devnet', null, { ok: false, fault: 'other-network' }],
  [main, 'mainnet', main, { ok: false, fault: 'own' }],
  [
    `${main.slice(0, -1)}${main.endsWith('q') ? 'p' : 'q'}`,
    'mainnet',
    null,
    { ok: false, fault: 'no-address' },
  ],
  [hash, 'mainnet', null, { ok: false, fault: 'no-address' }],
  [`nft1${main.slice(4)}`, 'mainnet', null, { ok: false, fault: 'no-address' }],
  ['', 'mainnet', null, { ok: false, fault: 'no-address' }],
])('%s on %s, from %s', (text, network, own, target) => {
  expect(readTarget(text, network, own)).toEqual(target)
})
