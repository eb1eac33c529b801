import { clip, figure, Link, Skeleton } from '@chiaroscuro/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { CartButton } from '#app/feature/cart/cart-button.js'
import { Money } from '#app/feature/money/money.js'
import { type Kind, kindOf } from '#app/feature/picture/lack.js'
import { WatchButton } from '#app/feature/watchlist/watch-button.js'
import type { CardNft } from './card-nft.js'
import * as css from './nft-card.css.js'
import { nftName } from './nft-name.js'
import { WorkPicture } from './work-picture.js'

const rank = `${css.rank} ${figure}`

export interface NftCardProps {
  nft: CardNft
  sizes: string
  /** Say which collection it belongs to, where the page does not. */
  withCollection?: boolean
  eager?: boolean
  /** Name only. */
  bare?: boolean
}

/** One work: picture, a line of name and rank, a line of what one can do about it. */
export function NftCard({ nft, sizes, withCollection = false, eager = false, bare = false }: NftCardProps) {
  const { t } = useLingui()
  const name = nftName(nft)
  const kind = bare || !nft.thumbnail_uri ? undefined : kindOf(nft)
  const about =
    withCollection && nft.collection_name ? (
      nft.collection_name
    ) : nft.is_burned ? (
      t`Burned`
    ) : nft.bid_count > 0 ? (
      <Plural value={nft.bid_count} one="# bid" other="# bids" />
    ) : nft.price_mojos ? (
      t`Listed`
    ) : null
  return (
    <Link href={`/nfts/${nft.encoded_id}`} className={css.card}>
      <WorkPicture nft={nft} sizes={sizes} eager={eager} />
      {kind ? <KindMark kind={kind} /> : null}
      <span className={css.line}>
        <span className={clip}>{name}</span>
        {nft.openrarity_rank && !bare ? (
          <span className={rank} title={t`Rank ${nft.openrarity_rank}`}>
            {nft.openrarity_rank}
          </span>
        ) : null}
      </span>
      {bare ? null : (
        <span className={css.under}>
          {about === null ? null : <span className={clip}>{about}</span>}
          {nft.price_mojos ? (
            <span className={css.price}>
              <Money units={nft.price_mojos} code={nft.token_code} decimals={nft.token_decimals} />
            </span>
          ) : null}
        </span>
      )}
    </Link>
  )
}

/** What a work is besides the picture that stands for it. */
function KindMark({ kind }: { kind: Kind }) {
  const { t } = useLingui()
  const words: Record<Kind, string> = {
    audio: t`Audio`,
    video: t`Video`,
    model: t`3D model`,
    document: t`Document`,
  }
  return <span className={css.kind}>{words[kind]}</span>
}

export interface NftGridProps {
  nfts: readonly CardNft[]
  withCollection?: boolean
  layout?: 'wide' | 'rail' | 'compact'
  /** Cards that one sees at first, whose pictures load before all else; 0 for a grid further down. */
  seen?: number
  /** More are on their way: hold their places. */
  waiting?: boolean
  /** What the page has to say below each. */
  foot?: ((nft: CardNft) => ReactNode) | undefined
  /** Without the star that watches a work. */
  plain?: boolean
}

type CellProps = Omit<NftCardProps, 'bare'> & Pick<NftGridProps, 'foot' | 'plain'>

/** A place of the grid. Kept as it is while the list grows: a thousand drawn anew would be half a second. */
const Cell = memo(function Cell({ foot, plain = false, ...card }: CellProps) {
  const { nft } = card
  return (
    <li className={css.cell}>
      <NftCard {...card} />
      {plain ? null : <WatchButton nft={nft} over />}
      {plain || !nft.offer_id ? null : <CartButton nft={nft} />}
      {foot?.(nft)}
    </li>
  )
})

const heldPlaces = ['a', 'b', 'c', 'd', 'e', 'f']

const sizesOf = {
  wide: '(max-width: 640px) 46vw, (max-width: 1080px) 30vw, 230px',
  rail: '(max-width: 640px) 46vw, (max-width: 1180px) 24vw, 250px',
  compact: '(max-width: 640px) 30vw, 170px',
}

/** A row of a wide window, two of a phone. */
const SEEN = 4

/** Works side by side; what one sees at first loads at once. */
export function NftGrid({
  nfts,
  withCollection = false,
  layout = 'wide',
  seen = SEEN,
  waiting = false,
  foot,
  plain = false,
}: NftGridProps) {
  const extra = { wide: '', rail: ` ${css.railGrid}`, compact: ` ${css.compactGrid}` }[layout]
  return (
    <ul className={css.grid + extra}>
      {nfts.map((nft, index) => (
        <Cell
          key={nft.encoded_id}
          sizes={sizesOf[layout]}
          eager={index < seen}
          {...{ nft, withCollection, foot, plain }}
        />
      ))}
      {waiting
        ? heldPlaces.map((place) => (
            <li key={place}>
              <Skeleton ratio={1} />
              <span className={css.line}>
                <Skeleton width="70%" height="1.1em" />
              </span>
              <span className={css.under} />
            </li>
          ))
        : null}
    </ul>
  )
}
