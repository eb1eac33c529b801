import type { NftEvent, NftEventBase } from '@chiaroscuro/contract/public'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { MarksOf } from '../../../query/collection-marks.js'
import type { EventListRow, StoryRow } from '../../../query/event-rows.js'
import { toAddressOrNull, toIntegrity, toThumbnail, toToken, toXchNumber } from '../../../view/common.js'
import type { ViewContext } from '../../../view/view-context.js'
import { toSomeAddress, toSomeTime } from './common.js'
import { type Documents, metadataOf, type NftRow } from './nft.js'
import type { People } from './people.js'

/** The kinds the dialect knows: mint, transfer, trade, burn. */
const KNOWN = 3

/** Whether the dialect has a word for it. */
export function isTold({ event }: StoryRow): boolean {
  return event.type <= KNOWN
}

/** An event of an item that stands around it. */
export function toEventBase(view: ViewContext, { event, timestamp }: StoryRow, people: People): NftEventBase {
  const isInXch = event.priceAsset === 'xch' && event.priceAmount !== null
  return {
    nft_id: event.launcherId,
    event_index: event.eventIndex,
    type: event.type,
    timestamp: toSomeTime(timestamp),
    xch_price: isInXch ? toXchNumber(event.priceAmount ?? '0') : null,
    payments: event.payments.map(({ asset, amount }) => ({
      puzzle_hash: event.fromHash ?? '0'.repeat(64),
      amount: Number(amount),
      asset_id: asset === 'xch' ? null : asset,
      asset:
        asset === 'xch'
          ? null
          : { id: asset, code: toToken(view, asset).code, rank: 0, name: null, description: null },
    })),
    address: toSomeAddress(view, event.toHash),
    owner: people(event.toDid),
    owner_since: null,
    previous_address: toAddressOrNull(view, event.fromHash),
    previous_owner: people(event.fromDid),
  }
}

/** An event with its item; `item` is what the item is now. */
export function toEvent(
  view: ViewContext,
  row: EventListRow,
  people: People,
  item: NftRow | undefined,
  documents: Documents,
  marksOf: MarksOf,
): NftEvent {
  const { event, media } = row
  const creator = people(row.minterDid)
  const marks = row.collectionId === null ? undefined : marksOf(row.collectionId)
  return {
    nft: {
      id: event.launcherId,
      encoded_id: formatNftId(asHex32(event.launcherId)),
      data: {
        name: row.name,
        thumbnail_uri: toThumbnail(view, media, 512),
        integrity_state: toIntegrity(item?.nft.dataHash ?? null, item?.media?.state),
        metadata_json: item ? metadataOf(item, documents) : null,
        data_uris: item?.nft.dataUris ?? [],
        data_type: media?.dataType ?? 0,
      },
      royalty_percentage: event.royaltyBasisPoints,
      is_blocked: row.isHidden,
    },
    collection:
      row.collectionId === null
        ? null
        : {
            id: row.collectionId,
            name: row.collectionName ?? '',
            sensitive_content: marks?.isSensitive ?? false,
            blocked_content: marks?.isHidden ?? false,
          },
    creator: creator && { id: creator.id, name: creator.name },
    block_height: event.height,
    ...toEventBase(view, row, people),
  }
}
