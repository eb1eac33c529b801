import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardNft } from '#app/feature/nft-card/card-nft.js'
import { nftName } from '#app/feature/nft-card/nft-name.js'
import { useSite } from '#app/layout/site.js'
import * as css from './watch-button.css.js'
import { watchlist } from './watchlist.js'

export interface WatchButtonProps {
  nft: Pick<CardNft, 'encoded_id' | 'name'>
  /** Lies over the picture of a card. */
  over?: boolean
}

/** A star that keeps a work on this browser's watchlist. */
export function WatchButton({ nft, over = false }: WatchButtonProps) {
  const { t } = useLingui()
  const { now } = useSite()
  const watched = watchlist.useHas(nft.encoded_id)
  const [full, setFull] = useState(false)
  const name = nftName(nft)
  const title = full ? t`The watchlist is full` : watched ? t`On your watchlist` : t`Watch`
  return (
    <button
      type="button"
      className={over ? css.over : css.star}
      aria-pressed={watched}
      aria-label={full ? t`The watchlist is full` : t`Watch ${name}`}
      title={title}
      onClick={() => setFull(!watchlist.toggle({ id: nft.encoded_id, at: now }))}
    />
  )
}
