import type { FlatNft } from '@chiaroscuro/contract/operation'
import { pick, pickTold, type Told } from '#app/feature/shown/pick.js'

const SHOWN = [
  'encoded_id',
  'name',
  'collection_name',
  'data_type',
  'media_type',
  'integrity_state',
  'thumbnail_uri',
  'placeholder_color',
  'is_blocked',
  'sensitive_content',
  'is_burned',
  'openrarity_rank',
  'bid_count',
  'price_mojos',
  'token_code',
  'token_decimals',
  'offer_id',
] as const satisfies readonly (keyof FlatNft)[]

const OF_SELLERS = [
  'owner_name',
  'owner_encoded_id',
  'owner_address_encoded_id',
  'listed_at',
] as const satisfies readonly (keyof FlatNft)[]

/** What a card shows of a work. */
export type CardNft = Told<Pick<FlatNft, (typeof SHOWN)[number]>> & {
  /** Who offers it, where the page says so. */
  seller?: Pick<FlatNft, (typeof OF_SELLERS)[number]> | undefined
}

/** A work without what no card shows: a page carries what it is made from, and of fifty works that was most of its weight. */
export function toCardNft(nft: FlatNft): CardNft {
  return pickTold(nft, SHOWN)
}

/** The same, and who offers it. */
export function toSoldNft(nft: FlatNft): CardNft {
  return { ...toCardNft(nft), seller: pick(nft, OF_SELLERS) }
}
