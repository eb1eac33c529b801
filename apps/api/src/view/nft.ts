import type { FlatNft } from '@chiaroscuro/contract/operation'
import { asHex32, formatAddress, formatNftId } from '@chiaroscuro/domain/id'
import type { CardRow } from '../query/nft-rows.js'
import { toBlockTime, toIntegrity, toOwnTime, toPrice, toProfile, toThumbnail } from './common.js'
import type { ViewContext } from './view-context.js'

/** A row of a list. */
export function toFlatNft(context: ViewContext, row: CardRow): FlatNft {
  const { nft, detail, media } = row
  const price = toPrice(context, row.listing?.priceAsset ?? null, row.listing?.priceAmount ?? null)
  const address = (hash: string | null) =>
    hash === null ? null : formatAddress(asHex32(hash), context.prefix)
  const creator = toProfile(context, nft.minterDid)
  const owner = toProfile(context, nft.ownerDid)
  return {
    id: nft.launcherId,
    encoded_id: formatNftId(asHex32(nft.launcherId)),
    openrarity_rank: detail.rank === null ? null : String(detail.rank),
    is_blocked: row.isHidden,
    royalty_address: nft.royaltyHash,
    royalty_basis_points: nft.royaltyBasisPoints,
    data_type: media?.dataType ?? 0,
    thumbnail_uri: toThumbnail(context, media, 512),
    name: detail.name,
    description: detail.description,
    sensitive_content: detail.sensitive,
    edition_number: nft.edition,
    edition_total: nft.editionTotal,
    collection_id: detail.collectionId,
    collection_name: row.collectionName,
    token_id: price.token_id,
    token_code: price.code,
    creator_address_encoded_id: address(nft.minterHash),
    owner_address_encoded_id: address(nft.ownerHash),
    timestamp: toBlockTime(nft.movedAt),
    minted_at: toBlockTime(nft.mintedAt),
    updated_at: toBlockTime(nft.movedAt),
    creator_id: nft.minterDid,
    creator_encoded_id: creator?.encoded_id ?? null,
    creator_avatar_uri: creator?.avatar_uri ?? null,
    creator_name: creator?.name ?? null,
    creator_verification_state: creator?.verification_state ?? null,
    owner_id: nft.ownerDid,
    owner_encoded_id: owner?.encoded_id ?? null,
    owner_avatar_uri: owner?.avatar_uri ?? null,
    owner_name: owner?.name ?? null,
    owner_verification_state: owner === null ? null : String(owner.verification_state),
    price_mojos: price.mojos,
    token_decimals: price.decimals,
    offer_id: row.listing?.id ?? null,
    listed_at: row.listing?.receivedAt ? toOwnTime(row.listing.receivedAt) : null,
    bid_count: row.bidCount,
    is_burned: nft.burned,
    mint_height: nft.mintHeight,
    series_number: detail.seriesNumber,
    series_total: detail.seriesTotal,
    media_type: media?.mimeType ?? null,
    media_width: media?.width ?? null,
    media_height: media?.height ?? null,
    placeholder_color: media?.color ?? null,
    integrity_state: toIntegrity(nft.dataHash, media?.state),
  }
}
