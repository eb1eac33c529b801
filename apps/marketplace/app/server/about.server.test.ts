// @vitest-environment node
import { expect, it } from 'vitest'
import { sampleCollection, sampleDetail, sampleOffer, sampleProfile } from '#app/test/sample.js'
import { aboutCollection, aboutNft, aboutProfile } from './about.server.js'

const at = (path: string) => ({
  head: { title: '', description: '', locale: 'en', url: `https://site.test${path}` },
  mediaOrigin: 'https://media.test',
})
const mira = sampleProfile({ name: 'Mira', username: 'mira' })

it('tells of a work who made it, where it belongs, and what it costs', () => {
  const nft = sampleDetail({
    description: 'Salt  and\nlight.',
    creator: mira,
    offers: [
      sampleOffer({ id: 'dear', price_mojos: '2000000000000' }),
      sampleOffer({ id: 'cheap', price_mojos: '1850000000001' }),
      sampleOffer({ id: 'gone', status: 3, price_mojos: '1' }),
      sampleOffer({ id: 'bid', side: 2, price_mojos: '2' }),
      sampleOffer({ id: 'token', token_id: 'ab', price_mojos: '3' }),
    ],
  })
  expect(aboutNft(nft, at('/nfts/nft1z'))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'Tidelines, low water',
    description: 'Salt and light.',
    image: 'http://media.test/thumbnails/a_512.webp',
    creator: { name: 'Mira', url: 'https://site.test/mira' },
    isPartOf: { name: 'Tidelines', url: 'https://site.test/collections/col1tide' },
    offers: { price: '1.850000000001', priceCurrency: 'XCH', url: 'https://site.test/nfts/nft1z' },
  })
})

it('offers nothing that is not for sale, and shows nothing sensitive', () => {
  const about = aboutNft(sampleDetail({ sensitive_content: true }), at('/nfts/nft1z'))
  expect(about).not.toHaveProperty('offers')
  expect(about).not.toHaveProperty('image')
  expect(about).not.toHaveProperty('creator')
})

it('tells of a collection its size and its floor', () => {
  expect(aboutCollection(sampleCollection(), at('/collections/col1tide'))).toMatchObject({
    '@type': 'Collection',
    name: 'Tidelines',
    collectionSize: 128,
    offers: { '@type': 'AggregateOffer', lowPrice: '1.5', priceCurrency: 'XCH' },
  })
  const still = sampleCollection({ floor_price_mojos: null })
  expect(aboutCollection(still, at('/'))).not.toHaveProperty('offers')
})

it('tells of a profile what it says, and not what nobody knows', () => {
  const about = aboutProfile({ ...mira, bio: 'Paints.' }, at('/mira'))
  expect(about).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: 'Mira', alternateName: 'mira', description: 'Paints.', identifier: mira.encoded_id },
  })
  expect(about.mainEntity).not.toHaveProperty('@type')
})

it('takes no shortened id for a name', () => {
  const about = aboutNft(sampleDetail({ name: null, creator: sampleProfile() }), at('/nfts/nft1z'))
  expect(about).not.toHaveProperty('name')
  expect(about.creator).not.toHaveProperty('name')
})
