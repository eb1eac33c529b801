import type { NftDetail } from '@chiaroscuro/contract/operation'

/** A work as its page shows it: what happened to it is told apart (`Story`), and of its metadata only what is read from it. */
export interface ShownNft extends Omit<NftDetail, 'events' | 'data'> {
  data: Omit<NftDetail['data'], 'metadata_json'>
}

export function toShownNft({ events: _, ...nft }: NftDetail): ShownNft {
  const { metadata_json: __, ...data } = nft.data
  return { ...nft, data }
}
