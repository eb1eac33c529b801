import { listEventRows } from '../query/event-rows.js'
import type { Database } from '../store/database.js'
import { toBlockTime } from '../view/common.js'
import { toEvent } from '../view/event.js'
import type { ViewContext } from '../view/view-context.js'
import type { Broadcast } from './broadcast.js'

/** What was written: enough to tell those who watch. */
export interface Written {
  readonly retractedAbove: number | undefined
  readonly blocks: readonly {
    readonly height: number
    readonly timestamp: number | null
    readonly events: number
  }[]
}

const LARGEST_LIVE_BLOCK = 200
/** A backfill is not news; its last blocks are. */
const MOST_BLOCKS = 20

/** Tells the live stream what was taken back and what came. */
export async function announce(
  db: Database,
  view: ViewContext,
  broadcast: Broadcast,
  written: Written,
): Promise<void> {
  if (written.retractedAbove !== undefined)
    broadcast.send({ kind: 'retract', height: written.retractedAbove })
  if (broadcast.listeners === 0) return
  for (const { height, timestamp, events } of written.blocks.slice(-MOST_BLOCKS)) {
    const rows = events === 0 ? [] : await listEventRows(db, { height }, undefined, LARGEST_LIVE_BLOCK)
    broadcast.send({
      kind: 'block',
      height,
      timestamp: toBlockTime(timestamp),
      events: rows.map((row) => toEvent(view, row)),
    })
  }
}
