import type { MintRequest } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { OrderRow } from '../mint-service/place-order.js'
import { toAddress, toOwnTime, toTimestamp } from './common.js'
import type { ViewContext } from './view-context.js'

export function toMintRequest(view: ViewContext, row: OrderRow): MintRequest {
  const { launcherId, priceAmount, priceAsset, offerId, offerText, expiresAt } = row
  const isOffered = offerId !== null && offerText !== null && expiresAt !== null
  return {
    ...{ id: row.id, state: row.state, order: row.batchKey, position: row.position },
    created_at: toOwnTime(row.createdAt),
    changed_at: toOwnTime(row.changedAt),
    launcher_id: launcherId,
    nft_id: launcherId === null ? null : formatNftId(asHex32(launcherId)),
    height: row.height,
    target_address: toAddress(view, row.targetHash),
    price:
      priceAmount === null
        ? null
        : { amount: priceAmount, asset_id: priceAsset === 'xch' ? null : priceAsset },
    offer: isOffered ? { id: offerId, text: offerText, expires_at: toTimestamp(expiresAt) } : null,
    ...{ data_hash: row.metadata.dataHash, metadata_hash: row.metadata.metadataHash },
    ...{ edition_number: row.metadata.edition, edition_total: row.metadata.editionTotal },
  }
}
