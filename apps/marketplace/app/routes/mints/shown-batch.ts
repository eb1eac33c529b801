import type { MintBatch } from '@chiaroscuro/contract/operation'
import { type CardNft, toCardNft } from '#app/feature/nft-card/card-nft.js'

/** What the page shows of a mint. */
export interface ShownBatch extends Omit<MintBatch, 'nfts'> {
  nfts: CardNft[]
  /** The address that made all of it, where it was one. */
  maker: string | null
}

export function toShownBatch(batch: MintBatch): ShownBatch {
  const makers = new Set(batch.nfts.map((nft) => nft.creator_address_encoded_id))
  const [maker = null] = makers
  return { ...batch, nfts: batch.nfts.map(toCardNft), maker: makers.size === 1 ? maker : null }
}
