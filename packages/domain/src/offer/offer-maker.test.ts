import { expect, it } from 'vitest'
import { alice, artist, bob, listing, NO_SIGNATURE, run, token } from '../build/fake-trade.test-support.js'
import { buildBid, signedOffer } from '../build/index.js'
import { readOffer } from './index.js'

const { puzzleHash } = bob.key

it('is whoever the work is of, at any price', () => {
  const nft = alice.nft(700, artist)
  for (const asset of ['xch', token] as const)
    expect(readOffer(listing([nft], 100n, asset), run).maker).toBe(alice.key.puzzleHash)
})

it('is whoever the coins of a bid are of, whatever address is to get the work', () => {
  const bid = (asset: 'xch' | typeof token) =>
    buildBid({
      nfts: [alice.nft(700, artist)],
      price: { asset, amount: 100n },
      funds: { xch: [bob.xch(1000n)], cats: [bob.cat(token, 1000n)] },
      changeTo: puzzleHash,
      receiveTo: alice.key.puzzleHash,
    })
  for (const asset of ['xch', token] as const)
    expect(readOffer(signedOffer(bid(asset), NO_SIGNATURE), run).maker).toBe(puzzleHash)
})
