import { EmptyState, Link, textLink } from '@chiaroscuro/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { EventTable } from '#app/feature/event-table/event-table.js'
import type { ShownEvent } from '#app/feature/event-table/shown-event.js'
import * as css from './own.css.js'
import { TaxFile } from './tax-file.js'

/** What the wallet's address minted, bought, sold, got and gave. */
export function ActivityTab({ events, address }: { events: readonly ShownEvent[]; address: string }) {
  const { t } = useLingui()
  if (events.length === 0)
    return (
      <EmptyState title={t`No activity yet`}>
        <Trans>Whatever this wallet mints, buys, sells or sends appears here.</Trans>
      </EmptyState>
    )
  return (
    <>
      <div className={css.head}>
        <TaxFile address={address} />
        <Link href={`/address/${address}?tab=activity`} className={textLink}>
          <Trans>All activity of this address</Trans>
        </Link>
      </div>
      <EventTable label={t`Activity`} events={events} />
    </>
  )
}
