import { z } from 'zod'
import { id, paging, text } from '../parameter.js'
import { page } from '../schema/common.js'
import { collectionWithNfts, flatNft } from '../schema/nft.js'
import { signedText, verdict } from '../schema/offer.js'
import { addressDetail } from '../schema/place.js'
import { wireOperation } from '../wire-operation.js'

const group = 'Addresses'
const path = { id_hex: id() }

export const getAddress = wireOperation({
  id: 'public-get-address',
  path: '/address/{id_hex}',
  input: z.object(path),
  output: addressDetail,
  group,
  summary: 'An address',
  description:
    'How many NFTs it holds and made, and the DIDs it owns. An address that never held anything answers with zeros; 404 when the id is none.',
})

export const listAddressNfts = wireOperation({
  id: 'public-list-address-nfts',
  path: '/address/{id_hex}/nfts',
  input: z.object({ ...path, type: text(), collection_id: text().optional(), ...paging }),
  output: page(flatNft),
  group,
  summary: 'NFTs of an address',
  description: '`type` is `owned` or `created`. The latest moved come first.',
})

export const listAddressNftsByCollection = wireOperation({
  id: 'public-list-address-nfts-by-collection',
  path: '/address/{id_hex}/nfts_by_collection',
  input: z.object(path),
  output: z.array(collectionWithNfts),
  group,
  summary: 'NFTs of an address, by collection',
  description: 'At most the thousand that moved last; the paged list has them all.',
})

export const verifySignature = wireOperation({
  id: 'public-verify-signature',
  method: 'POST',
  path: '/address/verify_signature',
  body: 'body',
  input: z.object({ body: signedText }),
  output: verdict,
  group,
  summary: 'Verify a signed message',
  description:
    'Whether the key signed the message and the address is the key’s own. Without `signing_mode` the message counts as CHIP-0002 text. Wallets may read a message of hex digits as bytes: sign words.',
})
