import type { FlatNft } from '@chiaroscuro/contract/operation'
import { Picture } from '#app/feature/picture/picture.js'

/** The picture of a work, small, beside its name. */
export function SmallWork({ nft }: { nft: FlatNft }) {
  return (
    <Picture
      uri={nft.is_blocked ? null : nft.thumbnail_uri}
      alt=""
      work={nft}
      color={nft.placeholder_color}
      sizes="44px"
      bare
    />
  )
}
