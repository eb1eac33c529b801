import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@remix-run/react'
import { EventFiles } from '#app/feature/event-table/event-files.js'
import { readTypes } from '#app/feature/event-table/type-filter.js'
import { filterChips } from '#app/feature/item-filter/filter-chips.js'
import { readItemFilter } from '#app/feature/item-filter/item-filter.js'
import { useSite } from '#app/layout/site.js'
import * as css from './page.css.js'
import type { CollectionTab } from './tab.js'

/** What the API gives of a view as a file. */
const kinds: Partial<Record<CollectionTab, 'items' | 'holders'>> = { items: 'items', owners: 'holders' }

const TRADE = 2

/** All that stands behind a view as a file, however long it is; of items and owners the API knows no filters. */
export function Exports({ tab, id }: { tab: CollectionTab; id: string }) {
  const { apiUrl } = useSite()
  const { search } = useLocation()
  if (tab === 'activity' || tab === 'trades') {
    const types = tab === 'trades' ? [TRADE] : readTypes(new URLSearchParams(search))
    return <EventFiles types={types} collection={id} />
  }
  const of = kinds[tab]
  if (of === undefined) return null
  const href = (format: string) =>
    `${apiUrl}/v2/collections/${id}/export?${new URLSearchParams({ of, format })}`
  const filtered = of === 'items' && filterChips(readItemFilter(new URLSearchParams(search))).length > 0
  const csv = (
    <a href={href('csv')} className={textLink} rel="external" download>
      CSV
    </a>
  )
  const lines = (
    <a href={href('ndjson')} className={textLink} rel="external" download>
      NDJSON
    </a>
  )
  return (
    <p className={css.exports}>
      {of === 'items' ? (
        <Trans>
          All items as {csv} or {lines}
        </Trans>
      ) : (
        <Trans>
          All owners as {csv} or {lines}
        </Trans>
      )}
      {filtered ? (
        <>
          {' '}
          <Trans>(the filters do not apply to files)</Trans>
        </>
      ) : null}
      {of === 'items' ? (
        <>
          {' · '}
          <Link href={`/user/searches?collection=${id}`} className={textLink}>
            <Trans>Tell me of listings</Trans>
          </Link>
        </>
      ) : null}
      {of === 'holders' ? (
        <>
          {' · '}
          <Link href={`/tools/snapshot?collections=${id}`} className={textLink}>
            <Trans>Signed, at any height</Trans>
          </Link>
        </>
      ) : null}
    </p>
  )
}
