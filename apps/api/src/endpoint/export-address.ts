import { type ExportedDeed, exportAddress } from '@chiaroscuro/contract/operation'
import { exportAddressQuery } from '@chiaroscuro/contract/schema'
import { formatUnits } from '@chiaroscuro/domain/amount'
import { asHex32, formatAddress, formatNftId, parseAddress } from '@chiaroscuro/domain/id'
import { type EventFilter, type EventListRow, listEventRows } from '../query/event-rows.js'
import { type Cursor, parseCursor } from '../query/keyset.js'
import { toToken } from '../view/common.js'
import { type EndpointContext, endpoint, NotFoundError } from './endpoint.js'
import { exportFile } from './export-file.js'

const ROWS_AT_ONCE = 500
/** Backward from before the first: the oldest come first. */
const FIRST = '<i:-1~s:0'

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
  let cursor: Cursor = parseCursor(FIRST)
  for (;;) {
    const rows = await listEventRows(context.db, filter, cursor, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => toDeed(context, own, row))
    cursor = { backward: true, key: last.sortKey, id: last.sortId }
  }
}

function toDeed({ view }: EndpointContext, own: string, row: EventListRow): ExportedDeed {
  const { event } = row
  const { priceAsset, priceAmount, royaltyAmount, fromHash, toHash } = event
  const { code, decimals } = toToken(view, priceAsset ?? 'xch')
  const units = (amount: string | null) =>
    priceAsset === null || amount === null ? null : formatUnits(BigInt(amount), decimals)
  const other = fromHash === own ? toHash : fromHash
  return {
    time: row.timestamp === null ? null : new Date(row.timestamp * 1000).toISOString().replace('.000Z', 'Z'),
    type: deedOf(event, own),
    nft_id: formatNftId(asHex32(event.launcherId)),
    name: row.name,
    collection_id: row.collectionId,
    collection: row.collectionName,
    price: units(priceAmount),
    royalty: units(royaltyAmount),
    currency: priceAsset === null ? null : code,
    token_id: priceAsset,
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
