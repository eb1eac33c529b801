import { describe, expect, it } from 'vitest'
import { asHex32, type Hex32 } from '../id/hex32.js'
import { settlementHash } from '../puzzle/program.js'
import type { NftSpend, NftState } from './read-nft-spend.js'
import { payerOf, pricesOf, royaltiesOf, type SettledPayment, type Settlement } from './settled-payment.js'

const id = (digit: string) => asHex32(digit.repeat(64))
const SELLER = id('5')
const BUYER = id('b')
const TOKEN = id('7')
const TOKEN_SETTLEMENT = id('8')
const [FIRST, SECOND] = [id('1'), id('2')]

/** A seller's spend of an NFT, as far as prices look. */
function sale(
  launcherId: Hex32,
  asserted: Hex32[],
  stated?: { amount: bigint; settlementPuzzleHash: Hex32 }[],
): NftSpend {
  const state: NftState = {
    coinId: id('c'),
    p2PuzzleHash: SELLER,
    ownerDid: null,
    metadata: {
      dataUris: [],
      dataHash: null,
      metadataUris: [],
      metadataHash: null,
      licenseUris: [],
      licenseHash: null,
      edition: 1n,
      editionTotal: 1n,
    },
    metadataUpdaterHash: id('e'),
  }
  return {
    launcherId,
    eve: false,
    royaltyPuzzleHash: id('f'),
    royaltyBasisPoints: 500,
    before: state,
    after: { ...state, p2PuzzleHash: settlementHash },
    metadataChanged: false,
    spendBytes: 0,
    output: {
      next: undefined,
      transfer: stated && { owner: undefined, tradePrices: stated },
      metadataUpdate: undefined,
      asserted,
    },
  }
}

function payment(facts: Partial<SettledPayment> & { to?: Hex32; amount?: bigint }): SettledPayment {
  const { to = SELLER, amount = 1000n, ...more } = facts
  return {
    asset: 'xch',
    settlementPuzzleHash: settlementHash,
    announcement: id('a'),
    nonce: id('9'),
    fundedBy: id('d'),
    payments: [{ puzzleHash: to, amount }],
    ...more,
  }
}

function settled(payments: SettledPayment[], sharers: [Hex32, number][] = []): Settlement {
  return { payments, sharers: new Map(sharers), ownerOf: (coin) => (coin === id('d') ? BUYER : null) }
}

describe('the price of a sale', () => {
  it('is what the spend states, before all else', () => {
    const token = payment({
      asset: TOKEN,
      settlementPuzzleHash: TOKEN_SETTLEMENT,
      announcement: id('3'),
      amount: 7n,
    })
    const stated = [
      { amount: 500n, settlementPuzzleHash: TOKEN_SETTLEMENT },
      { amount: 40n, settlementPuzzleHash: settlementHash },
    ]
    expect(pricesOf(sale(FIRST, [id('a')], stated), settled([payment({}), token]))).toEqual({
      prices: [
        { asset: 'xch', amount: 40n },
        { asset: TOKEN, amount: 500n },
      ],
      priceEvidence: 'stated',
    })
  })

  it('is what it asserts where it states nothing that can be told, its own royalty apart', () => {
    const royalty = payment({ nonce: FIRST, announcement: id('4'), amount: 50n, to: id('f') })
    const both = settled([payment({}), royalty])
    const expected = { prices: [{ asset: 'xch', amount: 1000n }], priceEvidence: 'asserted' }
    expect(pricesOf(sale(FIRST, [id('a'), id('4')]), both)).toEqual(expected)
    // A price in a token that nothing in the block pays with says nothing of what was paid.
    const unknown = [{ amount: 5n, settlementPuzzleHash: id('0') }]
    expect(pricesOf(sale(FIRST, [id('a')], unknown), both)).toEqual(expected)
  })

  it('is shared equally by NFTs that assert one payment', () => {
    const one = settled([payment({ amount: 1001n })], [[id('a'), 2]])
    for (const launcher of [FIRST, SECOND])
      expect(pricesOf(sale(launcher, [id('a')]), one).prices).toEqual([{ asset: 'xch', amount: 500n }])
  })

  it('is what reached the seller where nothing else tells, and nothing where nothing did', () => {
    const paid = settled([
      payment({ amount: 30n }),
      payment({ amount: 12n }),
      payment({ to: BUYER, amount: 9n }),
    ])
    expect(pricesOf(sale(FIRST, []), paid)).toEqual({
      prices: [{ asset: 'xch', amount: 42n }],
      priceEvidence: 'paid',
    })
    expect(pricesOf(sale(FIRST, []), settled([payment({ to: BUYER })]))).toEqual({
      prices: [],
      priceEvidence: null,
    })
  })
})

describe('royalties and payers', () => {
  it('are told by payments in the NFT’s name, one sum a payee and asset', () => {
    const royalty = (amount: bigint, to: Hex32) => payment({ nonce: FIRST, amount, to })
    const payments = [
      royalty(3n, id('f')),
      royalty(4n, id('f')),
      royalty(5n, SELLER),
      payment({ nonce: SECOND }),
    ]
    expect(royaltiesOf(sale(FIRST, []), payments)).toEqual([
      { asset: 'xch', puzzleHash: id('f'), amount: 7n },
      { asset: 'xch', puzzleHash: SELLER, amount: 5n },
    ])
  })

  it('are told by whose coin made the payment', () => {
    expect(payerOf(sale(FIRST, [id('a')]), settled([payment({})]))).toBe(BUYER)
    expect(payerOf(sale(FIRST, [id('a')]), settled([payment({ fundedBy: id('0') })]))).toBeNull()
    expect(payerOf(sale(FIRST, []), settled([payment({ nonce: FIRST })]))).toBeNull()
  })
})
