import { EmptyState } from '@chiaroscuro/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListPage } from '#app/feature/endless/list-page.js'
import { More } from '#app/feature/endless/more.js'
import { endlessList } from '#app/feature/endless/use-endless.js'
import { eventKey } from './event-key.js'
import { EventTable } from './event-table.js'
import { isShownEvent } from './is-event.js'
import type { ShownEvent } from './shown-event.js'

const useEndlessEvents = endlessList(isShownEvent, eventKey)

export interface EndlessEventsProps {
  label: string
  page: ListPage<ShownEvent>
  /** Rows that came by the live stream, newest first. */
  live?: readonly ShownEvent[]
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
