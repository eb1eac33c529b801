import type { NftEvent } from '@chiaroscuro/contract/operation'
import { eventKey } from '#app/feature/event-table/event-key.js'
import { isTakenBack, type LiveMessage } from '#app/live/live-message.js'
import { isInRange, type PriceRange } from './price-range.js'

/** Rows the stream brought: those on the page, and those held back so that nothing read is pushed away. */
export interface LiveRows {
  shown: readonly NftEvent[]
  held: readonly NftEvent[]
  /** Keys of the rows of the last block, for their highlight. */
  fresh: ReadonlySet<string>
}

export const noLiveRows: LiveRows = { shown: [], held: [], fresh: new Set() }

const most = 300

export type LiveStep =
  | {
      kind: 'message'
      message: LiveMessage
      types: readonly number[]
      collection: string | null
      range: PriceRange
      hold: boolean
    }
  | { kind: 'release' }
  | { kind: 'reset' }

/** Pure course of the live rows. */
export function stepLiveRows(rows: LiveRows, step: LiveStep): LiveRows {
  switch (step.kind) {
    case 'reset':
      return noLiveRows
    case 'release':
      return { shown: merge(rows.held, rows.shown), held: [], fresh: new Set(rows.held.map(eventKey)) }
    case 'message': {
      const { message, types, collection, range, hold } = step
      if (message.kind !== 'event' && message.kind !== 'retraction') return rows
      if (message.kind === 'retraction') {
        const stays = (event: NftEvent) => !isTakenBack(event, message)
        return { shown: rows.shown.filter(stays), held: rows.held.filter(stays), fresh: new Set() }
      }
      const { event } = message
      // The stream tells what the chain holds; what is hidden is in no list.
      if (event.nft.is_blocked) return rows
      if (types.length > 0 && !types.includes(event.type)) return rows
      if (collection !== null && event.collection?.id !== collection) return rows
      if (!isInRange(range, event)) return rows
      if (hold) return { ...rows, held: merge([event], rows.held) }
      const shown = merge([event], rows.shown)
      const fresh = shown.filter(({ block_height: height }) => height === event.block_height)
      return { shown, held: rows.held, fresh: new Set(fresh.map(eventKey)) }
    }
  }
}

function merge(first: readonly NftEvent[], then: readonly NftEvent[]): NftEvent[] {
  const known = new Set(first.map(eventKey))
  return [...first, ...then.filter((event) => !known.has(eventKey(event)))].slice(0, most)
}
