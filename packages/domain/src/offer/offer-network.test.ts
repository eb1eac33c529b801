import { describe, expect, it } from 'vitest'
import { concatBytes } from '../bytes.js'
import { nodeClvmRunner } from '../clvm/node.js'
import type { SpendBundle } from '../spend-bundle/index.js'
import { devnetOffers } from './devnet-offers.test-support.js'
import { decodeOffer, offerNetwork, verifyOffer } from './index.js'

const run = nodeClvmRunner()
const bundleOf = (name: keyof typeof devnetOffers) => decodeOffer(devnetOffers[name])
const signatureOf = ({ signature }: SpendBundle) => signature ?? new Uint8Array()

describe('offerNetwork', () => {
  it.each(Object.keys(devnetOffers) as (keyof typeof devnetOffers)[])('knows the devnet: %s', (name) => {
    expect(offerNetwork(bundleOf(name), run)).toBe('simulator0')
  })

  it('looks at the networks it is asked about, and at no other', () => {
    expect(offerNetwork(bundleOf('sale'), run, ['mainnet', 'testnet11'])).toBeNull()
    expect(verifyOffer(bundleOf('sale'), run, ['simulator0']).network).toBe('simulator0')
  })

  it('believes no other signature', () => {
    const bundle = bundleOf('sale')
    const network = (signature: Uint8Array | undefined) => offerNetwork({ ...bundle, signature }, run)
    const flipped = Uint8Array.from(signatureOf(bundle))
    flipped[95] = (flipped[95] ?? 0) ^ 1
    const infinity = Uint8Array.of(0xc0, ...new Uint8Array(95))
    for (const wrong of [
      flipped,
      infinity,
      undefined,
      new Uint8Array(96),
      new Uint8Array(96).fill(0xff),
      new Uint8Array(0),
      signatureOf(bundleOf('expiringSale')),
      concatBytes(signatureOf(bundle), signatureOf(bundle)),
    ])
      expect(network(wrong)).toBeNull()
  })

  it('believes no signature for another coin or other conditions', () => {
    const bundle = bundleOf('sale')
    const [sale, asking] = bundle.coinSpends
    const [other] = bundleOf('unstated').coinSpends
    if (!sale || !asking || !other) throw new Error('the fixture has two spends')
    expect(offerNetwork({ ...bundle, coinSpends: [other, asking] }, run)).toBeNull()
    const [bidding, wanted] = bundleOf('bid').coinSpends
    if (!bidding || !wanted) throw new Error('the fixture has two spends')
    const coin = { ...bidding.coin, amount: bidding.coin.amount + 1n }
    expect(offerNetwork({ ...bundleOf('bid'), coinSpends: [{ ...bidding, coin }, wanted] }, run)).toBeNull()
  })

  it('says so when nothing has to be signed, and takes that for no network', () => {
    // A coin whose puzzle is `(q)`: it asks for nothing and gives nothing.
    const coin = { parentCoinInfo: new Uint8Array(32).fill(1), puzzleHash: new Uint8Array(32), amount: 1n }
    const spend = { coin, puzzleReveal: Uint8Array.of(1), solution: Uint8Array.of(0x80) }
    expect(offerNetwork({ coinSpends: [spend], signature: undefined }, run)).toBe('nosig')
  })

  it('believes no key at infinity, whose signature anyone can make', () => {
    const infinity = Uint8Array.of(0xc0, ...new Uint8Array(47))
    // ((50 infinity ""))
    const condition = concatBytes(
      Uint8Array.of(0xff, 50, 0xff, 0xb0),
      infinity,
      Uint8Array.of(0xff, 0x80, 0x80),
    )
    const coin = { parentCoinInfo: new Uint8Array(32).fill(1), puzzleHash: new Uint8Array(32), amount: 1n }
    const solution = concatBytes(Uint8Array.of(0xff), condition, Uint8Array.of(0x80))
    const signature = Uint8Array.of(0xc0, ...new Uint8Array(95))
    const spend = { coin, puzzleReveal: Uint8Array.of(1), solution }
    expect(offerNetwork({ coinSpends: [spend], signature }, run)).toBeNull()
  })
})
