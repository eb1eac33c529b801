import type { NftCollection } from '@chiaroscuro/contract/operation'
import { EmptyState, figure, Link } from '@chiaroscuro/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { hasText } from '#app/feature/endless/is-record.js'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { Money } from '#app/feature/money/money.js'
import { Picture } from '#app/feature/picture/picture.js'
import * as css from './collection-shelf.css.js'

function isCollection(value: unknown): value is NftCollection {
  return hasText(value, 'id') && hasText(value, 'volume_mojos')
}

const useEndlessShelf = endlessList(isCollection, (collection) => collection.id)

/** Collections side by side, each with its picture and its market in a line. */
export function CollectionShelf({ page }: { page: ListPage<NftCollection> }) {
  const { t } = useLingui()
  const list = useEndlessShelf(page)
  if (list.items.length === 0) {
    return (
      <EmptyState title={t`No collections yet`}>
        <Trans>Collections minted with this DID appear here with their first item.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.shelf}>
        {list.items.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} />
          </li>
        ))}
      </ul>
      <More list={list} label={t`Pages of collections`} />
    </>
  )
}

function CollectionCard({ collection }: { collection: NftCollection }) {
  return (
    <Link href={`/collections/${collection.id}`} className={css.card}>
      <Picture
        uri={collection.thumbnail_uri}
        alt=""
        color={collection.placeholder_color}
        sizes="(max-width: 640px) 90vw, 320px"
      />
      <h2 className={css.name}>{collection.name}</h2>
      <span className={`${css.facts} ${figure}`}>
        <span>
          <Plural value={collection.nft_count} one="# item" other="# items" />
        </span>
        {collection.floor_price_mojos === null ? null : (
          <span>
            <Trans>
              Floor <Money units={collection.floor_price_mojos} />
            </Trans>
          </span>
        )}
        <span>
          <Trans>
            Volume <Money units={collection.volume_mojos} coarse />
          </Trans>
        </span>
      </span>
    </Link>
  )
}
