import type { NftEvent } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { EventRow } from '../query/event-rows.js'
import {
  toAddress,
  toAddressOrNull,
  toBlockTime,
  toPrice,
  toProfile,
  toThumbnail,
  toToken,
} from './common.js'
import type { ViewContext } from './view-context.js'

export function toEvent(context: ViewContext, row: EventRow): NftEvent {
  const { event } = row
  const price = toPrice(context, event.priceAsset, event.priceAmount)
  return {
    nft_id: event.launcherId,
    event_index: event.eventIndex,
    type: event.type,
    timestamp: toBlockTime(row.timestamp),
    payments: event.payments.map(({ asset, amount }) => ({
      puzzle_hash: event.fromHash ?? '0'.repeat(64),
      amount,
      asset_id: asset === 'xch' ? null : asset,
    })),
    address: toAddressOrNull(context, event.toHash),
    owner: toProfile(context, event.toDid),
    previous_address: toAddressOrNull(context, event.fromHash),
    previous_owner: toProfile(context, event.fromDid),
    block_height: event.height,
    price_mojos: price.mojos,
    price_token_id: price.token_id,
    price_token_code: price.code,
    price_token_decimals: price.decimals,
    price_evidence: event.priceEvidence,
    royalty_mojos: event.royaltyAmount,
    royalty_basis_points: event.royaltyBasisPoints,
    royalty_address: toAddressOrNull(context, event.royaltyHash),
    royalties: event.royalties.map(({ asset, amount, puzzleHash }) => {
      const { code, decimals } = toToken(context, asset)
      return {
        address: toAddress(context, puzzleHash),
        amount,
        asset_id: asset === 'xch' ? null : asset,
        token_code: code,
        token_decimals: decimals,
      }
    }),
    payer: toAddressOrNull(context, event.payerHash),
    wash_rules: row.washRules,
    coin_id: event.coinId,
    child_coin_id: event.childCoinId,
    spend_bytes: event.spendBytes,
    nft: {
      id: event.launcherId,
      encoded_id: formatNftId(asHex32(event.launcherId)),
      name: row.name,
      thumbnail_uri: toThumbnail(context, row.media, 512),
      placeholder_color: row.media?.color ?? null,
      data_type: row.media?.dataType ?? 0,
      royalty_percentage: event.royaltyBasisPoints,
      is_blocked: row.isHidden,
    },
    collection: row.collectionId === null ? null : { id: row.collectionId, name: row.collectionName },
    creator:
      row.minterDid === null
        ? null
        : { id: row.minterDid, name: context.profiles?.get(row.minterDid)?.name ?? null },
  }
}
