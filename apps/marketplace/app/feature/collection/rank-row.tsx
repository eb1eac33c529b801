import { figure, Link } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Picture } from '#app/feature/picture/picture.js'
import { Change, FloorLine } from './change.js'
import * as css from './rank-row.css.js'
import type { RankedCollection } from './ranked-collection.js'
import { Volume } from './volume.js'

/** The ranking in short: two columns on wide screens, read downwards. */
export function RankList({ collections }: { collections: readonly RankedCollection[] }) {
  return (
    <>
      <div className={css.heads}>
        <RankHead />
        {collections.length > 1 ? <RankHead isAgain /> : null}
      </div>
      <ol
        className={css.rank}
        style={assignInlineVars({ [css.rowCount]: String(Math.ceil(collections.length / 2)) })}
      >
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <RankRow collection={collection} place={index + 1} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the figures under it are; said once, however many columns there are. */
function RankHead({ isAgain = false }: { isAgain?: boolean }) {
  return (
    <span className={css.head} aria-hidden={isAgain || undefined}>
      <span className={css.headVolume}>
        <Trans>Volume</Trans>
      </span>
      <span className={css.spark}>
        <Trans>Lowest sales</Trans>
      </span>
      <span className={css.change}>
        <Trans>Change</Trans>
      </span>
    </span>
  )
}

function RankRow({ collection, place }: { collection: RankedCollection; place: number }) {
  return (
    <Link href={`/collections/${collection.id}`} className={css.row}>
      <span className={`${css.place} ${figure}`}>{place}</span>
      <Picture uri={collection.thumbnail_uri} alt="" color={collection.placeholder_color} sizes="48px" bare />
      <span className={css.who}>
        {collection.name}
        <span className={css.under}>
          {collection.creator?.name ?? <Plural value={collection.nft_count} one="# item" other="# items" />}
        </span>
      </span>
      <Volume collection={collection} />
      <span className={css.spark}>
        <FloorLine course={collection.course} />
      </span>
      <span className={css.change}>
        <Change share={collection.volume_change} />
      </span>
    </Link>
  )
}
