import { useLingui } from '@lingui/react/macro'
import { Picture } from '#app/feature/picture/picture.js'
import type { CardNft } from './card-nft.js'

export interface WorkPictureProps {
  nft: CardNft
  /** CSS width of the picture. */
  sizes: string
  eager?: boolean
  /** Too small for words. */
  bare?: boolean
}

/** The picture of a work beside its name; nothing of one that is hidden, or not for every eye. */
export function WorkPicture({ nft, sizes, eager = false, bare = false }: WorkPictureProps) {
  const { t } = useLingui()
  const words = nft.is_blocked ? t`Hidden` : nft.sensitive_content ? t`Sensitive content` : undefined
  return (
    <Picture
      uri={words === undefined ? (nft.thumbnail_uri ?? null) : null}
      words={bare ? undefined : words}
      alt=""
      work={nft}
      color={nft.placeholder_color}
      sizes={sizes}
      eager={eager}
      bare={bare}
    />
  )
}
