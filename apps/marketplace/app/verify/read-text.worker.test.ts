// @vitest-environment node
import { decodeOffer, encodeOffer, offerIdOf } from '@chiaroscuro/domain/offer'
import { describe, expect, it } from 'vitest'
import { mainnetFixtures } from '../../../../packages/domain/src/fixtures.test-support.js'
import {
  devnetArtist,
  devnetNfts,
  devnetOffers,
  devnetToken,
} from '../../../../packages/domain/src/offer/devnet-offers.test-support.js'
import { packOffer } from '../../../../packages/domain/src/offer/offer-text.js'
import { readHere } from './in-process.worker.test-support.js'
import { isOfferReading } from './offer-reading.js'

const XCH = 10n ** 12n
const facts = (text: string, networks?: readonly string[]) => {
  const reading = readHere(text, networks)
  expect(isOfferReading(reading)).toBe(true)
  if (!reading.ok) throw new Error(reading.fault)
  return reading.offer
}
const faultOf = (text: string) => {
  const reading = readHere(text)
  return reading.ok ? 'none' : reading.fault
}

describe('reading an offer in the browser', () => {
  it('tells what a sale gives, asks, owes and needs', () => {
    const offer = facts(devnetOffers.sale)
    expect(offer).toMatchObject({
      id: offerIdOf(devnetOffers.sale),
      // As the native SDK hashes its bundle.
      tradeId: 'f25277d173bc33d7b75ebcc691a6c49733acf32dcfc532b89157921c8bff3f5c',
      format: 6,
      network: 'simulator0',
      offered: [{ kind: 'nft', launcherId: devnetNfts[0] }],
      requested: [{ kind: 'xch', amount: XCH }],
      trade: { side: 1, asset: 'xch', price: XCH, royalty: (XCH * 7n) / 100n },
      royalties: [{ payee: devnetArtist, amount: (XCH * 7n) / 100n, honesty: 'asserted' }],
      endSeconds: null,
      endHeight: null,
      doubts: [],
    })
    expect(offer.works).toEqual([{ launcherId: devnetNfts[0], coinId: offer.coins[0] }])
  })

  it('takes the royalty out of what a bid sets aside', () => {
    const { trade, offered } = facts(devnetOffers.bid)
    const [set] = offered
    if (set?.kind !== 'xch' || !trade) throw new Error('a bid gives XCH')
    expect(trade.side).toBe(2)
    expect(trade.price + trade.royalty).toBeLessThanOrEqual(set.amount)
    expect(trade.price).toBe(2_000_000_000_001n)
  })

  it.each([
    ['understated', 'underpaid'],
    ['unstated', 'missing'],
  ] as const)('says that the royalty of one %s is %s', (name, honesty) => {
    expect(facts(devnetOffers[name]).royalties.map((line) => line.honesty)).toEqual([honesty])
  })

  it('reads prices in tokens, ends, and trades that no list has', () => {
    expect(facts(devnetOffers.tokenSale).trade).toMatchObject({ asset: devnetToken, price: 250_000n })
    expect(facts(devnetOffers.expiringSale)).toMatchObject({
      endSeconds: 1_700_000_000,
      endHeight: 7_000_000,
    })
    expect(facts(devnetOffers.pairSale).trade).toMatchObject({
      price: XCH / 1000n + 1n,
      royalty: 70_000_000n,
    })
    expect(facts(devnetOffers.twoPrices).trade).toBeNull()
  })

  it('finds the network whatever was tried first, and none for a signature that was touched', () => {
    expect(facts(devnetOffers.sale, ['mainnet']).network).toBe('simulator0')
    const bundle = decodeOffer(devnetOffers.sale)
    const signature = Uint8Array.from(bundle.signature ?? [])
    signature[95] = (signature[95] ?? 0) ^ 1
    expect(facts(encodeOffer({ ...bundle, signature })).network).toBeNull()
  })

  it('notices a cheaper asking put in the place of the one that was signed', () => {
    const [sale] = decodeOffer(devnetOffers.sale).coinSpends
    const { coinSpends, signature } = decodeOffer(devnetOffers.expiringSale)
    const asking = coinSpends[1]
    if (!sale || !asking) throw new Error('a sale has two spends')
    expect(facts(encodeOffer({ coinSpends: [sale, asking], signature })).doubts).toContain('unbound')
  })

  it.each([
    ['words', 'Dear Sir or Madam', 'not-an-offer'],
    ['nothing', '', 'not-an-offer'],
    ['half of one', devnetOffers.sale.slice(0, 900), 'checksum'],
    ['an old format', encodeOffer(decodeOffer(devnetOffers.sale), 4), 'old-format'],
    ['a format of the future', encodeOffer(decodeOffer(devnetOffers.sale), 7), 'version'],
    ['garbage under a right checksum', packOffer(new Uint8Array(500).fill(7)), 'corrupt'],
    ['a bomb', packOffer(new Uint8Array(20_000_000)), 'too-large'],
    ['more text than anybody needs', `offer1${'q'.repeat(300_001)}`, 'too-large'],
  ])('refuses %s by name', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  const mainnet = mainnetFixtures('offers')
  it.skipIf(!mainnet)(
    'reads real offers as signed for mainnet, and names what is wrong with broken ones',
    () => {
      const read = (file: string) => readHere(mainnet?.read(file).toString('utf8') ?? '', ['mainnet'])
      const files = mainnet?.files ?? []
      const good = files.filter((file) => !file.includes('-bad-')).filter((_, i) => i % 6 === 0)
      const bad = files.filter((file) => file.includes('-bad-')).filter((_, i) => i % 6 === 0)
      const networks = new Set(
        good.map(read).map((reading) => (reading.ok ? reading.offer.network : reading.fault)),
      )
      expect(good.length).toBeGreaterThan(3)
      expect([...networks]).toContain('mainnet')
      for (const reading of bad.map(read)) expect(isOfferReading(reading)).toBe(true)
    },
    60_000,
  )
})
