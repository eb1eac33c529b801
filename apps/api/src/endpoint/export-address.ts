import { type ExportedDeed, exportAddress } from '@chiaroscuro/contract/operation'
import { exportAddressQuery } from '@chiaroscuro/contract/schema'
import { asHex32, formatAddress, formatNftId, parseAddress } from '@chiaroscuro/domain/id'
import { type EventFilter, type EventListRow, eventPages } from '../query/event-rows.js'
import { toPaid, toSecond } from '../view/paid.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { exportFile } from './export-file.js'

const COLUMNS: readonly (keyof ExportedDeed)[] = [
  'time',
  'type',
  'nft_id',
  'name',
  'collection_id',
  'collection',
  'price',
  'royalty',
  'currency',
  'token_id',
  'counterparty',
  'height',
  'coin_id',
]

export const exportAddressEndpoint = endpoint(
  exportAddress,
  exportAddressQuery,
  async (context: EndpointContext, { address_id, format = 'csv', year }) => {
    const puzzleHash = parseAddress(address_id)
    if (puzzleHash === undefined) throw new NotFoundError('Unknown address.')
    const address = formatAddress(puzzleHash, context.view.prefix)
    const during = year === undefined ? undefined : { from: startOf(year), to: startOf(year + 1) }
    const rows = deeds(context, puzzleHash, { address_id: address, during })
    return exportFile({ names: COLUMNS, rows, format, file: `${address}-${year ?? 'activity'}` })
  },
  { keeps: false },
)

function startOf(year: number): number {
  return Date.UTC(year, 0, 1) / 1000
}

async function* deeds(
  context: EndpointContext,
  own: string,
  filter: EventFilter,
): AsyncGenerator<ExportedDeed[]> {
  for await (const rows of eventPages(context.db, filter, 'oldest'))
    yield rows.map((row) => toDeed(context, own, row))
}

function toDeed({ view }: EndpointContext, own: string, row: EventListRow): ExportedDeed {
  const { event } = row
  const { fromHash, toHash } = event
  const other = fromHash === own ? toHash : fromHash
  return {
    time: toSecond(row.timestamp),
    type: deedOf(event, own),
    nft_id: formatNftId(asHex32(event.launcherId)),
    name: row.name,
    collection_id: row.collectionId,
    collection: row.collectionName,
    ...toPaid(view, event),
    counterparty:
      event.type === BURN || other === null || other === own
        ? null
        : formatAddress(asHex32(other), view.prefix),
    height: event.height,
    coin_id: event.coinId,
  }
}

const [MINT, TRADE, BURN] = [0, 2, 3]

/** What an event was to one of its two sides; what a wallet sent itself it kept. */
function deedOf({ type, fromHash, toHash }: EventListRow['event'], own: string): ExportedDeed['type'] {
  if (type === MINT) return 'minted'
  if (type === BURN) return 'burned'
  if (fromHash === own && toHash === own) return 'kept'
  if (type === TRADE) return fromHash === own ? 'sold' : 'bought'
  return fromHash === own ? 'sent' : 'received'
}
