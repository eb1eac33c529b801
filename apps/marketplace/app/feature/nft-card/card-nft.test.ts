import { expect, it } from 'vitest'
import { sampleNft } from '#app/test/sample.js'
import { toCardNft, toSoldNft } from './card-nft.js'

it('keeps what a card shows and nothing else', () => {
  const nft = sampleNft({ name: 'One', owner_name: 'Mira', description: 'long words' })
  expect(toCardNft(nft)).toMatchObject({ encoded_id: nft.encoded_id, name: 'One' })
  for (const more of ['id', 'description', 'owner_name', 'creator_id', 'seller'])
    expect(toCardNft(nft)).not.toHaveProperty(more)
  expect(toSoldNft(nft).seller).toMatchObject({ owner_name: 'Mira' })
})

it('leaves out what says nothing of a work, and nothing that says something', () => {
  const nft = sampleNft({
    collection_name: null,
    is_burned: false,
    is_blocked: true,
    bid_count: 0,
    token_decimals: 0,
  })
  const card = toCardNft(nft)
  expect(card).not.toHaveProperty('collection_name')
  expect(card).not.toHaveProperty('is_burned')
  expect(card).toMatchObject({ is_blocked: true, bid_count: 0, token_decimals: 0 })
})
