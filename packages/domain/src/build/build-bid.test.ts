import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinIdOf } from '../chain/coin.js'
import { readOffer } from '../offer/index.js'
import { alice, amountOf, artist, bob, codeOf, NO_SIGNATURE, run, token } from './fake-trade.test-support.js'
import {
  type AlternativeBids,
  bidTotal,
  buildAlternativeBids,
  effectOf,
  MAX_ALTERNATIVES,
  signedOffer,
} from './index.js'

const bobs = { changeTo: bob.key.puzzleHash, receiveTo: bob.key.puzzleHash }

describe('bids of which one is taken at most', () => {
  const royalties = fc.array(fc.constantFrom(0, 1, 250, 700, 5000), { minLength: 1, maxLength: 6 })

  it('all spend the same coins, and each sets aside its own royalty', () => {
    fc.assert(
      fc.property(
        royalties,
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.boolean(),
        fc.bigInt({ min: 0n, max: 9n }),
        (points, amount, inToken, fee) => {
          const nfts = points.map((royalty) => alice.nft(royalty, artist))
          const funds = {
            xch: [bob.xch(6000n), bob.xch(7000n), bob.xch(8000n)],
            cats: [bob.cat(token, 6000n), bob.cat(token, 7000n), bob.cat(token, 8000n)],
          }
          const price = { asset: inToken ? token : ('xch' as const), amount }
          const bids = buildAlternativeBids({ nfts, price, funds, fee, ...bobs })
          const coins = bids.map(({ spends }) => spends.map(({ coin }) => coinIdOf(coin)).join())
          expect(new Set(coins).size).toBe(1)
          for (const [i, bid] of bids.entries()) {
            const nft = nfts[i] ?? nfts[0]
            if (!nft) throw new Error('no NFT')
            const { leaves, requested } = effectOf([...bid.spends, ...bid.requests], bob.isMine, run)
            const total = bidTotal([nft], amount)
            expect(amountOf(leaves, 'xch')).toBe((inToken ? 0n : total) + fee)
            expect(amountOf(leaves, 'cat')).toBe(inToken ? total : 0n)
            expect(requested).toEqual([{ kind: 'nft', launcherId: nft.launcherId }])
            const read = readOffer(signedOffer(bid, NO_SIGNATURE), run)
            const honest = ['asserted', 'none-due']
            expect(read.royalties.filter(({ honesty }) => !honest.includes(honesty))).toEqual([])
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are refused by name', () => {
    const nft = alice.nft(700, artist)
    const refusal = (more: Partial<AlternativeBids>) =>
      codeOf(() =>
        buildAlternativeBids({
          nfts: [nft, alice.nft(5000, artist)],
          price: { asset: 'xch', amount: 100n },
          funds: { xch: [bob.xch(150n)] },
          ...bobs,
          ...more,
        }),
      )
    expect(refusal({})).toBe('built')
    expect(refusal({ funds: { xch: [bob.xch(149n)] } })).toBe('insufficient-funds')
    expect(refusal({ nfts: [] })).toBe('not-an-offer')
    expect(refusal({ nfts: [nft, nft] })).toBe('same-coin-twice')
    expect(refusal({ price: { asset: 'xch', amount: 0n } })).toBe('invalid-amount')
    const many = Array.from({ length: MAX_ALTERNATIVES + 1 }, () => alice.nft(0, artist))
    expect(refusal({ nfts: many })).toBe('not-an-offer')
    expect(refusal({ nfts: many.slice(1) })).toBe('built')
  })
})
