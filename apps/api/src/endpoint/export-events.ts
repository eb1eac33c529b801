import { type ExportedEvent, exportEvents } from '@chiaroscuro/contract/operation'
import { exportEventsQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import { type EventFilter, type EventListRow, eventPages } from '../query/event-rows.js'
import { toPaid, toSecond } from '../view/paid.js'
import type { ViewContext } from '../view/view-context.js'
import { type EndpointContext, endpoint } from './endpoint.js'
import { exportFile } from './export-file.js'

const COLUMNS: readonly (keyof ExportedEvent)[] = [
  'time',
  'type',
  'nft_id',
  'event_index',
  'name',
  'collection_id',
  'collection',
  'price',
  'royalty',
  'currency',
  'token_id',
  'price_mojos',
  'from',
  'to',
  'is_wash',
  'height',
  'coin_id',
]
const [TRADE, BURN] = [2, 3]
/** Of the types that lists have. */
const KINDS = ['mint', 'transfer', 'trade', 'burn'] as const

export const exportEventsEndpoint = endpoint(
  exportEvents,
  exportEventsQuery,
  async (context: EndpointContext, { format = 'csv', ...filter }) =>
    exportFile({ names: COLUMNS, rows: lines(context, filter), format, file: nameOf(filter) }),
  { keeps: false },
)

function nameOf({ type }: EventFilter): string {
  return type?.length === 1 && type[0] === TRADE ? 'trades' : 'activity'
}

async function* lines({ db, view }: EndpointContext, filter: EventFilter): AsyncGenerator<ExportedEvent[]> {
  for await (const rows of eventPages(db, filter, 'newest')) yield rows.map((row) => toLine(view, row))
}

function toLine(view: ViewContext, row: EventListRow): ExportedEvent {
  const { event } = row
  const address = (hash: string | null) => (hash === null ? null : formatAddress(asHex32(hash), view.prefix))
  return {
    time: toSecond(row.timestamp),
    type: KINDS[event.type] ?? 'transfer',
    nft_id: formatNftId(asHex32(event.launcherId)),
    event_index: event.eventIndex,
    name: row.name,
    collection_id: row.collectionId,
    collection: row.collectionName,
    ...toPaid(view, event),
    price_mojos: event.priceAmount,
    from: address(event.fromHash),
    to: event.type === BURN ? null : address(event.toHash),
    is_wash: row.washRules.length > 0,
    height: event.height,
    coin_id: event.coinId,
  }
}
