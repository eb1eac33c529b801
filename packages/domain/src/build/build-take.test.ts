import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClvmError, writeInteger, writeList } from '../clvm/index.js'
import { chanceFrom, mutateTree } from '../offer/mutate.test-support.js'
import { PuzzleError } from '../puzzle/index.js'
import {
  alice,
  amountOf,
  artist,
  bob,
  bobs,
  codeOf,
  eve,
  listing,
  NO_SIGNATURE,
  run,
  taken,
  token,
} from './fake-trade.test-support.js'
import {
  buildBid,
  buildSale,
  buildSend,
  effectOf,
  type OwnedNft,
  readKnownCats,
  readKnownNft,
  signedOffer,
  type Take,
} from './index.js'

describe('taking listings', () => {
  const cart = fc.array(
    fc.record({
      price: fc.bigInt({ min: 1n, max: 10_000n }),
      royalty: fc.constantFrom(0, 1, 250, 700, 5000),
      count: fc.integer({ min: 1, max: 3 }),
      inToken: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )

  it('conserves every mojo, and tells each side what it comes to', () => {
    fc.assert(
      fc.property(cart, fc.bigInt({ min: 0n, max: 50n }), (lots, fee) => {
        const sold = lots.map((lot) =>
          Array.from({ length: lot.count }, () => alice.nft(lot.royalty, artist)),
        )
        const offers = lots.map(({ price, inToken }, i) =>
          listing(sold[i] ?? [], price, inToken ? token : 'xch'),
        )
        const funds = {
          xch: [bob.xch(40_000n), bob.xch(100_000n), bob.xch(fee + 1n)],
          cats: [bob.cat(token, 60_000n), bob.cat(token, 80_000n)],
        }
        const spends = taken({ offers, funds, fee, ...bobs })
        const expected = (inToken: boolean) =>
          lots
            .filter((lot) => lot.inToken === inToken)
            .reduce(
              (sum, { price, royalty, count }) => {
                const due = ((price / BigInt(count)) * BigInt(royalty)) / 10_000n
                return { price: sum.price + price, royalty: sum.royalty + due * BigInt(count) }
              },
              { price: 0n, royalty: 0n },
            )
        const [xch, cat] = [expected(false), expected(true)]
        const buyer = effectOf(spends, bob.isMine, run)
        const seller = effectOf(spends, alice.isMine, run)
        const payee = effectOf(spends, (hash) => hash === artist, run)
        expect(amountOf(buyer.leaves, 'xch')).toBe(xch.price + xch.royalty + fee)
        expect(amountOf(buyer.leaves, 'cat')).toBe(cat.price + cat.royalty)
        expect(amountOf(seller.enters, 'xch')).toBe(xch.price)
        expect(amountOf(seller.enters, 'cat')).toBe(cat.price)
        expect(amountOf(payee.unbound, 'xch')).toBe(xch.royalty)
        expect(amountOf(payee.unbound, 'cat')).toBe(cat.royalty)
        expect(buyer.fee).toBe(fee)
        expect(buyer.royalties.reduce((sum, { amount }) => sum + amount, 0n)).toBe(xch.royalty + cat.royalty)
        const bought = buyer.enters.filter(({ kind }) => kind === 'nft')
        expect(bought).toHaveLength(sold.flat().length)
        expect(seller.leaves).toEqual(sold.flat().map(({ launcherId }) => ({ kind: 'nft', launcherId })))
      }),
      { numRuns: 15 },
    )
  })

  it('pays equal sums of a mojo, for which the funding has no room, one after the other', () => {
    const offers = Array.from({ length: 5 }, () => listing([alice.nft(0, artist)], 1n))
    const spends = taken({ offers, funds: { xch: [bob.xch(5n)] }, ...bobs })
    expect(effectOf(spends, alice.isMine, run).enters).toEqual([{ kind: 'xch', amount: 5n }])
    const tokens = Array.from({ length: 5 }, () => listing([alice.nft(0, artist)], 1n, token))
    const paid = taken({ offers: tokens, funds: { xch: [], cats: [bob.cat(token, 6n)] }, ...bobs })
    expect(effectOf(paid, alice.isMine, run).enters).toEqual([{ kind: 'cat', assetId: token, amount: 5n }])
    expect(effectOf(paid, bob.isMine, run).leaves).toEqual([{ kind: 'cat', assetId: token, amount: 5n }])
  })

  it('is refused by name', () => {
    const nft = alice.nft(700, artist)
    const offer = listing([nft], 1000n)
    const funds = { xch: [bob.xch(1069n)] }
    const refusal = (more: Partial<Take>) => codeOf(() => taken({ offers: [offer], funds, ...bobs, ...more }))
    expect(refusal({})).toBe('insufficient-funds')
    expect(refusal({ funds: { xch: [bob.xch(1070n)] } })).toBe('built')
    expect(refusal({ funds: { xch: [{ ...bob.xch(2000n), publicKey: eve.key.publicKey }] } })).toBe(
      'not-owned',
    )
    expect(refusal({ funds: { xch: Array.from({ length: 1000 }, () => bob.xch(2n)) } })).toBe(
      'too-many-coins',
    )
    expect(refusal({ offers: [offer, offer] })).toBe('same-coin-twice')
    expect(refusal({ offers: [] })).toBe('nothing-to-sign')
    expect(refusal({ fee: -1n })).toBe('invalid-amount')
    const ending = buildSale({
      nfts: [nft],
      price: { asset: 'xch', amount: 10n },
      payTo: alice.key.puzzleHash,
      expiry: { seconds: 100n },
    })
    const over = signedOffer(ending, NO_SIGNATURE)
    expect(refusal({ offers: [over], at: { seconds: 99, height: 5 } })).toBe('built')
    expect(refusal({ offers: [over], at: { seconds: 100, height: 5 } })).toBe('expired')
    const [request] = listing([nft], 1n).coinSpends.slice(1)
    const cheap = { ...offer, coinSpends: [...offer.coinSpends.slice(0, 1), ...(request ? [request] : [])] }
    expect(refusal({ offers: [cheap] })).toBe('unsound-offer')
    expect(refusal({ offers: [{ ...offer, coinSpends: offer.coinSpends.slice(0, 1) }] })).toBe('not-an-offer')
    expect(refusal({ offers: [{ ...offer, signature: new Uint8Array(96) }] })).toBe('insufficient-funds')
    const broke = { offers: [{ ...offer, signature: new Uint8Array(96) }], funds: { xch: [bob.xch(5000n)] } }
    expect(refusal(broke)).toBe('bad-signature')
    expect(codeOf(() => listing([], 5n))).toBe('not-an-offer')
    expect(codeOf(() => listing([nft, nft], 5n))).toBe('same-coin-twice')
    expect(codeOf(() => listing([nft], 0n))).toBe('invalid-amount')
    expect(codeOf(() => listing([{ ...nft, publicKey: eve.key.publicKey }], 5n))).toBe('not-owned')
  })
})

describe('hostile offers and parents', () => {
  it('are refused by an error of ours, or taken as what they are', () => {
    const chance = chanceFrom(7)
    const offer = listing([alice.nft(700, artist), alice.nft(10, artist)], 1000n, token)
    const [seller] = offer.coinSpends
    if (!seller) throw new Error('no spend')
    const cats = buildSend({
      asset: token,
      payments: [{ puzzleHash: artist, amount: 3n }],
      funds: { xch: [], cats: [alice.cat(token, 9n)] },
      changeTo: alice.key.puzzleHash,
    })
    const funds = { xch: [bob.xch(9000n)], cats: [bob.cat(token, 9000n)] }
    for (let i = 0; i < 300; i++) {
      const at = chance(offer.coinSpends.length)
      const part = chance(2) === 0 ? 'solution' : 'puzzleReveal'
      const broken = offer.coinSpends.map((spend, j) =>
        j === at ? { ...spend, [part]: mutateTree(spend[part], chance) } : spend,
      )
      const outcome = codeOf(() => taken({ offers: [{ ...offer, coinSpends: broken }], funds, ...bobs }))
      const refusals = [
        'unsound-offer',
        'unsupported-asset',
        'unreadable',
        'insufficient-funds',
        'not-an-offer',
      ]
      if (!outcome.startsWith('offer ')) expect(['built', 'invalid-amount', ...refusals]).toContain(outcome)
      for (const parent of [seller, ...cats])
        try {
          const mutant = { ...parent, [part]: mutateTree(parent[part], chance) }
          readKnownNft(mutant, run)
          readKnownCats(mutant, run)
        } catch (error) {
          expect(error instanceof PuzzleError || error instanceof ClvmError).toBe(true)
        }
    }
  })
})

describe('bids', () => {
  const bidFor = (nft: OwnedNft, amount = 1000n) =>
    buildBid({
      nfts: [nft],
      price: { asset: 'xch', amount },
      funds: { xch: [bob.xch(5000n)] },
      ...bobs,
      fee: 7n,
    })

  it('tell the bidder what goes and what is asked for', () => {
    const nft = alice.nft(700, artist)
    const { spends, requests } = bidFor(nft)
    expect(effectOf([...spends, ...requests], bob.isMine, run)).toEqual({
      leaves: [{ kind: 'xch', amount: 1077n }],
      enters: [],
      requested: [{ kind: 'nft', launcherId: nft.launcherId }],
      unbound: [],
      fee: 7n,
      royalties: [{ launcherId: nft.launcherId, puzzleHash: artist, asset: 'xch', amount: 70n }],
    })
  })

  it('are refused where the NFT is missing, or is no longer what was bid for', () => {
    const nft = alice.nft(700, artist)
    const offers = [signedOffer(bidFor(nft), NO_SIGNATURE)]
    const terms = { offers, receiveTo: alice.key.puzzleHash, changeTo: alice.key.puzzleHash }
    const refusal = (nfts: OwnedNft[]) => codeOf(() => taken({ ...terms, funds: { xch: [], nfts } }))
    expect(refusal([nft])).toBe('built')
    expect(refusal([alice.nft(700, artist)])).toBe('missing-nft')
    expect(refusal([{ ...nft, metadata: writeList([writeInteger(1n)]) }])).toBe('stale-nft')
  })

  it('are met from a listing in the same bundle: who brings them together pays or keeps the difference', () => {
    const nft = alice.nft(700, artist)
    const offers = [listing([nft], 900n), signedOffer(bidFor(nft), NO_SIGNATURE)]
    const spends = taken({
      offers,
      funds: { xch: [eve.xch(100n)] },
      receiveTo: eve.key.puzzleHash,
      changeTo: eve.key.puzzleHash,
      fee: 1n,
    })
    expect(effectOf(spends, alice.isMine, run).enters).toEqual([{ kind: 'xch', amount: 900n }])
    expect(effectOf(spends, bob.isMine, run).enters).toEqual([{ kind: 'nft', launcherId: nft.launcherId }])
    const broker = effectOf(spends, eve.isMine, run)
    // 1000 and the 70 set aside come in; 900, its royalty of 63 and the bid's own 70 go out.
    expect([amountOf(broker.enters, 'xch'), amountOf(broker.leaves, 'xch')]).toEqual([36n, 0n])
  })
})
