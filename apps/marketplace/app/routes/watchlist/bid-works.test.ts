import { expect, it, vi } from 'vitest'
import type { Deeds } from '#app/feature/many/deeds.js'
import { WalletFault } from '#app/wallet/wallet-fault.js'
import type { WalletPort } from '#app/wallet/wallet-port.js'
import { bidTogether, bidWorks, TOGETHER } from './bid-works.js'

const door = { id: 'a', href: null, close() {} }
const bid = { nfts: ['nft1a', 'nft1b'], price: { assetId: '', amount: '7' }, fee: '0', expiresAt: 9 }

/** A wallet that can do no more than this. */
function deedsOf(port: Partial<WalletPort>) {
  const told: [string, string | undefined][] = []
  const deeds: Deeds = {
    // Nothing else of it is used here.
    port: port as WalletPort,
    door,
    sent() {},
    tell: (id, fault) => told.push([id, fault?.code]),
    isOver: () => false,
  }
  return { deeds, told }
}

it('bids for all together are one offer for all of them', async () => {
  const createOffer = vi.fn(async () => 'offer1all')
  const publish = vi.fn(async () => {})
  const { deeds, told } = deedsOf({ createOffer })
  await bidTogether(deeds, bid, publish)
  expect(createOffer).toHaveBeenCalledExactlyOnceWith(door, {
    offerAssets: [bid.price],
    requestAssets: [
      { assetId: 'nft1a', amount: '1' },
      { assetId: 'nft1b', amount: '1' },
    ],
    fee: '0',
    expiresAt: 9,
  })
  expect(publish).toHaveBeenCalledExactlyOnceWith('offer1all')
  expect(told).toEqual([[TOGETHER, undefined]])
})

it('bids on one of them are published each, and need a wallet that signs them', async () => {
  const publish = vi.fn(async () => {})
  const { deeds, told } = deedsOf({ bidOnOneOf: async () => ['offer1a', 'offer1b'] })
  await bidWorks(deeds, bid, publish)
  expect(publish.mock.calls).toEqual([['offer1a'], ['offer1b']])
  expect(told.map(([id]) => id)).toEqual(['nft1a', 'nft1b'])
  await expect(bidWorks(deedsOf({}).deeds, bid, publish)).rejects.toThrow(WalletFault)
})
