import type { NftEvent, StreamMessage } from '@chiaroscuro/contract/operation'
import { eventKey } from '#app/feature/event-table/event-table.js'

/** Rows the stream brought: those on the page, and those held back so that nothing read is pushed away. */
export interface LiveRows {
  shown: readonly NftEvent[]
  held: readonly NftEvent[]
  /** Keys of the rows of the last arrival, for their highlight. */
  fresh: ReadonlySet<string>
}

export const noLiveRows: LiveRows = { shown: [], held: [], fresh: new Set() }

const most = 300

export type LiveStep =
  | { kind: 'message'; message: StreamMessage; types: readonly number[]; hold: boolean }
  | { kind: 'release' }
  | { kind: 'reset' }

/** Pure course of the live rows. A block that is taken back takes its rows with it. */
export function stepLiveRows(rows: LiveRows, step: LiveStep): LiveRows {
  switch (step.kind) {
    case 'reset':
      return noLiveRows
    case 'release':
      return { shown: merge(rows.held, rows.shown), held: [], fresh: new Set(rows.held.map(eventKey)) }
    case 'message': {
      const { message, types, hold } = step
      if (message.kind === 'retract') {
        const stays = (event: NftEvent) => event.block_height <= message.height
        return { shown: rows.shown.filter(stays), held: rows.held.filter(stays), fresh: new Set() }
      }
      const news = [...message.events]
        .reverse()
        .filter((e) => e.type <= 3 && (types.length === 0 || types.includes(e.type)))
      if (news.length === 0) return rows
      if (hold) return { ...rows, held: merge(news, rows.held) }
      return { shown: merge(news, rows.shown), held: rows.held, fresh: new Set(news.map(eventKey)) }
    }
  }
}

function merge(first: readonly NftEvent[], then: readonly NftEvent[]): NftEvent[] {
  const known = new Set(first.map(eventKey))
  return [...first, ...then.filter((event) => !known.has(eventKey(event)))].slice(0, most)
}
