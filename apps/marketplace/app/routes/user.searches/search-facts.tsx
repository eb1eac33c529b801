import type { SavedSearch } from '@chiaroscuro/contract/operation'
import { Link, quiet, textLink } from '@chiaroscuro/ui'
import { Plural, Trans } from '@lingui/react/macro'
import { Money } from '#app/feature/money/money.js'

/** What has to hold of a work for a search to find it. */
export function SearchFacts({ search }: { search: SavedSearch }) {
  const { collection, words, max_price_mojos: price, nft_ids: works } = search
  return (
    <p className={quiet}>
      {collection ? (
        <Link href={`/collections/${collection.id}`} className={textLink}>
          {collection.name ?? collection.id}
        </Link>
      ) : null}
      {collection && words ? ' · ' : null}
      {words ? `“${words}”` : null}
      {works.length > 0 ? (
        <>
          {collection || words ? ' · ' : null}
          <Plural value={works.length} one="# work" other="# works" />
        </>
      ) : null}
      {price === null ? null : (
        <>
          {' · '}
          <Trans>
            at most <Money units={price} exact />
          </Trans>
        </>
      )}
    </p>
  )
}
