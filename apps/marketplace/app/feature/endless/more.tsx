import { Pagination } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { Endless } from './use-endless.js'

/** The foot of a list: links without script, the next rows by themselves with it. */
export function More({ list, label }: { list: Endless<unknown>; label: string }) {
  const { t } = useLingui()
  return (
    <Pagination
      label={label}
      next={list.next}
      nextLabel={t`Show more`}
      first={list.first}
      firstLabel={t`Back to the first page`}
      onReach={list.onReach}
      busy={list.busy}
      busyLabel={t`Loading more`}
    />
  )
}
