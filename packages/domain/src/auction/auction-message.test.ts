import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT } from '../amount.js'
import { asHex32 } from '../id/index.js'
import {
  auctionIdOf,
  formatAuctionText,
  formatCallOffText,
  parseAuctionText,
  parseCallOffText,
} from './auction-message.js'

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => asHex32(Buffer.from(bytes).toString('hex')))
const network = fc.constantFrom('mainnet', 'testnet', 'devnet')
const second = fc.integer({ min: 0, max: 253_402_300_799 })
const terms = fc.record({
  network,
  launcherId: hex,
  coinId: hex,
  reserve: fc.bigInt({ min: 0n, max: MAX_AMOUNT }),
  start: second,
  end: second,
  overtimeSeconds: fc.nat(999_999_999),
})
const one = {
  network: 'devnet',
  launcherId: asHex32('12'.repeat(32)),
  coinId: asHex32('ab'.repeat(32)),
  reserve: 1_500_000_000_001n,
  start: 1_800_000_000,
  end: 1_800_003_600,
  overtimeSeconds: 300,
}

describe('the text of an auction', () => {
  it('reads as people read', () => {
    expect(formatAuctionText(one)).toBe(
      [
        'Chiaroscuro auction',
        '',
        'I put this NFT up for auction. Signing this moves nothing: I accept the winning bid by hand.',
        '',
        'Network: devnet',
        'NFT: nft1zgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfq682z48',
        `Coin: ${'ab'.repeat(32)}`,
        'Reserve: 1.500000000001 XCH',
        'Start: 2027-01-15T08:00:00Z',
        'End: 2027-01-15T09:00:00Z',
        'Overtime: 300 seconds',
      ].join('\n'),
    )
  })

  it('says its terms again, to the mojo and the second', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(parseAuctionText(formatAuctionText(given))).toEqual(given)
      }),
    )
  })

  it('is one text for one set of terms: any byte more, less or other is refused or says other terms', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      cut: fc.nat(3),
      put: fc.oneof(
        fc.constantFrom('', ' ', '\n', '\r\n', '0', '+', '.0', 'Coin: '),
        fc.string({ maxLength: 4 }),
      ),
    })
    fc.assert(
      fc.property(terms, edit, (given, { at, cut, put }) => {
        const text = formatAuctionText(given)
        const from = Math.floor(at * text.length)
        const other = text.slice(0, from) + put + text.slice(from + cut)
        const read = parseAuctionText(other)
        if (other === text) expect(read).toEqual(given)
        else if (read) {
          expect(read).not.toEqual(given)
          expect(formatAuctionText(read)).toBe(other)
        }
      }),
      { numRuns: 3000 },
    )
  })

  const text = formatAuctionText(one)
  it.each([
    '',
    `${text}\n`,
    ` ${text}`,
    text.replaceAll('\n', '\r\n'),
    text.replace('1.500000000001', '01.500000000001'),
    text.replace('1.500000000001', '1.5000000000010'),
    text.replace('1.500000000001', '-1'),
    text.replace('1.500000000001', '18446744073709551616'),
    text.replace('300 seconds', '0300 seconds'),
    text.replace('300 seconds', '1e3 seconds'),
    text.replace('T08:00:00Z', 'T08:00:00.000Z'),
    text.replace('T08:00:00Z', 'T08:00:00+00:00'),
    text.replace('2027-01-15T08', '2027-02-30T08'),
    text.replace('ab'.repeat(32), 'AB'.repeat(32)),
    text.replace('ab'.repeat(32), `0x${'ab'.repeat(32)}`),
    text.replace(/nft1\w+/, '12'.repeat(32)),
    text.replace(/nft1\w+/, (id) => id.toUpperCase()),
    text.replace('devnet', 'Devnet'),
    text.replace('Network: devnet\n', ''),
    text.replace('Network: devnet', 'Network: mainnet\nNetwork: devnet'),
    text.replace('XCH', 'xch'),
    'x'.repeat(100_000),
    text + 'y'.repeat(100_000),
  ])('is refused where it is another: %#', (other) => {
    expect(parseAuctionText(other)).toBeUndefined()
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (other) => {
        expect(parseAuctionText(other)).toBeUndefined()
        expect(parseCallOffText(other)).toBeUndefined()
      }),
    )
  })

  it('gives the auction its id', () => {
    expect(auctionIdOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(auctionIdOf(text)).not.toBe(auctionIdOf(`${text}\n`))
  })
})

describe('the text that calls an auction off', () => {
  it('says which, and is no other text', () => {
    fc.assert(
      fc.property(fc.record({ network, auctionId: hex }), (given) => {
        const text = formatCallOffText(given)
        expect(parseCallOffText(text)).toEqual(given)
        expect(parseAuctionText(text)).toBeUndefined()
        expect(parseCallOffText(`${text}\n`)).toBeUndefined()
      }),
    )
    expect(parseCallOffText(formatAuctionText(one))).toBeUndefined()
  })
})
