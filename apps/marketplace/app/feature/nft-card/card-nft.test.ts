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
