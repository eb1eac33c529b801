import { Link, textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'
import * as css from './page.css.js'
import type { CollectionTab } from './tab.js'

/** What the API gives of a view as a file. */
const kinds: Partial<Record<CollectionTab, 'items' | 'holders'>> = { items: 'items', owners: 'holders' }

/** The whole list behind a view as a file, however long it is. */
export function Exports({ tab, id }: { tab: CollectionTab; id: string }) {
  const { apiUrl } = useSite()
  const of = kinds[tab]
  if (of === undefined) return null
  const href = (format: string) =>
    `${apiUrl}/v2/collections/${id}/export?${new URLSearchParams({ of, format })}`
  return (
    <p className={css.exports}>
      <Trans>
        Whole list as{' '}
        <a href={href('csv')} className={textLink} rel="external" download>
          CSV
        </a>{' '}
        or{' '}
        <a href={href('ndjson')} className={textLink} rel="external" download>
          NDJSON
        </a>
      </Trans>
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
