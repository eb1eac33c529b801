import type { FlatNft } from '@chiaroscuro/contract/operation'
import { type CardNft, toCardNft } from '#app/feature/nft-card/card-nft.js'
import { pick } from '#app/feature/shown/pick.js'

const ON_ITS_PLATE = [
  'creator_name',
  'series_number',
  'series_total',
  'mint_height',
] as const satisfies readonly (keyof FlatNft)[]

/** What the front wall shows of a work: a card, and what stands on the plate under the large one. */
export type WallWork = CardNft & Pick<FlatNft, (typeof ON_ITS_PLATE)[number]>

export function toWallWork(nft: FlatNft): WallWork {
  return { ...toCardNft(nft), ...pick(nft, ON_ITS_PLATE) }
}
