import type { NftEvent } from '@chiaroscuro/contract/operation'
import { type ShownEvent, toShownEvent } from '#app/feature/event-table/shown-event.js'
import { type Sale, salesOf } from './sales.js'

/** What its page shows of all that happened to a work. */
export interface Story {
  count: number
  /** Newest first. */
  newest: readonly ShownEvent[]
  /** How it began, where that is not among the newest. */
  first: ShownEvent | null
  sales: readonly Sale[]
}

/** Some works change hands, or their metadata, hundreds of times. */
const MOST = 20

/** The newest events of a story that is told oldest first; of one that is short, or asked for whole, all. */
export function toStory(events: readonly NftEvent[], whole: boolean): Story {
  // One more is its beginning, with nothing between.
  const isWhole = whole || events.length <= MOST + 1
  const newest = (isWhole ? events : events.slice(-MOST)).map(toShownEvent).reverse()
  const first = isWhole ? undefined : events[0]
  return {
    count: events.length,
    newest,
    first: first ? toShownEvent(first) : null,
    sales: salesOf(events),
  }
}
