import { z } from 'zod'
import { id } from '../parameter.js'
import { nftDetail } from '../schema/nft.js'
import { wireOperation } from '../wire-operation.js'

const group = 'NFTs'
const input = z.object({ launcher_bech32: id() })
const sentOn = { 307: 'Sent on to the file', 404: 'There is no such NFT, or no such file of it' }

export const getNft = wireOperation({
  id: 'public-get-nft',
  path: '/nfts/{launcher_bech32}',
  input,
  output: nftDetail,
  group,
  summary: 'An NFT',
  description: 'With its collection, its story (oldest first) and its best listing’s price.',
})

export const getNftThumbnail = wireOperation({
  id: 'public-get-nft-thumbnail',
  path: '/nfts/{launcher_bech32}/thumbnail',
  input,
  output: z.unknown(),
  group,
  summary: 'A picture of an NFT',
  others: sentOn,
})

export const getNftOriginal = wireOperation({
  id: 'public-get-nft-original',
  path: '/nfts/{launcher_bech32}/original',
  input,
  output: z.unknown(),
  group,
  summary: 'The file of an NFT',
  description: 'Only where its bytes match the hash on chain.',
  others: sentOn,
})

export const getNftMetadata = wireOperation({
  id: 'public-get-nft-metadata',
  path: '/nfts/{launcher_bech32}/metadata',
  input,
  output: z.unknown(),
  group,
  summary: 'The metadata of an NFT',
  description: 'The exact bytes that match the hash on chain, as JSON.',
})

export const getNftLicense = wireOperation({
  id: 'public-get-nft-license',
  path: '/nfts/{launcher_bech32}/license',
  input,
  output: z.unknown(),
  group,
  summary: 'The license of an NFT',
  description: 'The exact bytes that match the hash on chain, as text.',
})
