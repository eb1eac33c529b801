import { textLink } from '@chiaroscuro/ui'
import { Trans } from '@lingui/react/macro'
import { useSite } from '#app/layout/site.js'
import * as css from './event-files.css.js'

export interface EventFilesProps {
  types: readonly number[]
  /** Id of the collection the list is narrowed to. */
  collection: string | null
  prices?: { readonly min_price_mojos?: string; readonly max_price_mojos?: string }
}

/** Everything that the list would go through as a file, under the same filters. */
export function EventFiles({ types, collection, prices }: EventFilesProps) {
  const { apiUrl } = useSite()
  const href = (format: string) => {
    const params = new URLSearchParams({ format, ...(collection ? { collection } : {}), ...prices })
    for (const type of types) params.append('type', String(type))
    return `${apiUrl}/v2/events/export?${params}`
  }
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
    <p className={css.files}>
      <Trans>
        The whole list as {csv} or {lines}
      </Trans>
    </p>
  )
}
