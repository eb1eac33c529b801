import { assignInlineVars } from '@vanilla-extract/dynamic'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { Picture } from '#app/feature/picture/picture.js'
import type { ShownNft } from './shown-nft.js'
import * as css from './sound.css.js'

/** What a work without a picture of its own borrows from its collection. */
export interface Cover {
  uri: string | null
  color: string | null
}

const hexColor = /^#[0-9a-f]{6}$/i

/** A room for a work one hears: its collection's colour and picture, its name, a player. */
export function Sound({ nft, url, cover }: { nft: ShownNft; url: string; cover: Cover | null }) {
  const own = nft.data.thumbnail_uri ?? nft.thumbnail_uri
  const uri = own ?? cover?.uri ?? null
  const tone = nft.placeholder_color ?? cover?.color ?? ''
  const name = nftName(nft)
  return (
    <div
      className={css.room}
      style={hexColor.test(tone) ? assignInlineVars({ [css.tone]: tone }) : undefined}
    >
      {uri ? (
        <div className={css.cover}>
          <Picture uri={uri} alt={own ? name : ''} color={tone} sizes="260px" bare eager />
        </div>
      ) : null}
      <p className={css.words}>
        <span className={css.title}>{name}</span>
        <br />
        <span className={css.under}>{nft.collection_name}</span>
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: works on chain carry no captions */}
      <audio className={css.player} src={url} controls preload="metadata" aria-label={name} />
    </div>
  )
}
