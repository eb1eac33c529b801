import type { NftEvent } from '@chiaroscuro/contract/operation'
import { EmptyState } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { EventTable, eventKey } from './event-table.js'
import { isEvent } from './is-event.js'

const useEndlessEvents = endlessList(isEvent, eventKey)

export interface EndlessEventsProps {
  label: string
  page: ListPage<NftEvent>
  /** Rows that came by the live stream, newest first. */
  live?: readonly NftEvent[]
  fresh?: ReadonlySet<string>
  empty: ReactNode
}

/** A list of activity that goes on. */
export function EndlessEvents({ label, page, live = [], fresh, empty }: EndlessEventsProps) {
  const { t } = useLingui()
  const list = useEndlessEvents(page)
  const known = new Set(live.map(eventKey))
  const events = [...live, ...list.items.filter((event) => !known.has(eventKey(event)))]
  if (events.length === 0) return <EmptyState title={t`No activity yet`}>{empty}</EmptyState>
  return (
    <>
      <EventTable label={label} events={events} {...(fresh ? { fresh } : {})} />
      <More list={list} label={t`Pages of activity`} />
    </>
  )
}
