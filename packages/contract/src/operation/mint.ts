import type { z } from 'zod'
import type { Page } from '../schema/common.js'
import type {
  listMintsQuery,
  MintBatch,
  MintDetail,
  MintFee,
  mintNftsQuery,
  mintPath,
} from '../schema/mint.js'
import type { FlatNft } from '../schema/nft.js'
import { operation } from './operation.js'

/** Mint batches, newest first unless another order is asked for. */
export const listMints = operation<z.input<typeof listMintsQuery>, Page<MintBatch>>({
  id: 'list-mints',
  method: 'GET',
  path: '/v2/mints',
})
/** A batch with what its items have in common. 404 where nothing of the kind was minted. */
export const getMint = operation<z.input<typeof mintPath>, MintDetail>({
  id: 'get-mint',
  method: 'GET',
  path: '/v2/mints/{mint_id}',
})
/** What a batch's transactions paid to the farmer, reckoned from its block's spends. 503 where the source of blocks does not answer. */
export const getMintFee = operation<z.input<typeof mintPath>, MintFee>({
  id: 'get-mint-fee',
  method: 'GET',
  path: '/v2/mints/{mint_id}/fee',
})
/** Items of a batch, in the order of their ids. */
export const listMintNfts = operation<z.input<typeof mintNftsQuery>, Page<FlatNft>>({
  id: 'list-mint-nfts',
  method: 'GET',
  path: '/v2/mints/{mint_id}/nfts',
})
