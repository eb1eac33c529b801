import type { FlatNft, NestedNft, NftData } from '@chiaroscuro/contract/public'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { MarksOf } from '../../../query/collection-marks.js'
import type { DocumentRow } from '../../../query/document-rows.js'
import type { NftRow as FullRow } from '../../../query/nft-rows.js'
import { toAddressOrNull, toIntegrity, toThumbnail, toToken } from '../../../view/common.js'
import type { ViewContext } from '../../../view/view-context.js'
import { asRecord, toSomeAddress, toSomeTime, toUnits } from './common.js'
import type { People } from './people.js'

/** An NFT as lists are made of. */
export type NftRow = Pick<FullRow, 'nft' | 'detail' | 'media' | 'collectionName' | 'listing' | 'isHidden'>
export type Documents = ReadonlyMap<string, DocumentRow>

/** What a list was asked to add to its rows. */
export interface Extras {
  readonly metadata?: Documents | undefined
  readonly uris?: boolean | undefined
}

/** DIDs that a row names. */
export function didsOf(rows: readonly Pick<FullRow, 'nft'>[]): (string | null)[] {
  return rows.flatMap(({ nft }) => [nft.minterDid, nft.ownerDid])
}

/** A row of a list. */
export function toFlatNft(
  view: ViewContext,
  row: NftRow,
  people: People,
  marksOf: MarksOf,
  extras: Extras = {},
): FlatNft {
  const { nft, detail, media } = row
  const asset = row.listing?.priceAsset ?? null
  const marks = detail.collectionId === null ? null : marksOf(detail.collectionId)
  return {
    id: nft.launcherId,
    encoded_id: formatNftId(asHex32(nft.launcherId)),
    openrarity_rank: detail.rank === null ? null : String(detail.rank),
    is_blocked: row.isHidden,
    royalty_address: nft.royaltyHash,
    data_type: media?.dataType ?? 0,
    thumbnail_uri: toThumbnail(view, media, 512),
    name: detail.name,
    description: detail.description,
    sensitive_content: detail.sensitive,
    edition_number: nft.edition,
    edition_total: nft.editionTotal,
    metadata: extras.metadata ? metadataOf(row, extras.metadata) : null,
    data_uris: extras.uris ? nft.dataUris : null,
    metadata_uris: extras.uris ? nft.metadataUris : null,
    collection_id: detail.collectionId,
    collection_name: row.collectionName,
    collection_sensitive_content: marks?.isSensitive ?? null,
    collection_blocked_content: marks?.isHidden ?? null,
    token_id: asset,
    token_code: asset === null ? null : toToken(view, asset).code,
    price: toUnits(view, asset, row.listing?.priceAmount ?? null),
    ...toParties(view, row, people),
    timestamp: toSomeTime(nft.movedAt),
    minted_at: toSomeTime(nft.mintedAt ?? nft.movedAt),
    updated_at: toSomeTime(nft.movedAt),
  }
}

/** Creator and owner, with their verification states in the two kinds the field has them in. */
function toParties(view: ViewContext, { nft }: NftRow, people: People) {
  const creator = people(nft.minterDid)
  const owner = people(nft.ownerDid)
  return {
    creator_address_encoded_id: toSomeAddress(view, nft.minterHash).encoded_id,
    owner_address_encoded_id: toAddressOrNull(view, nft.ownerHash)?.encoded_id ?? null,
    creator_id: nft.minterDid,
    creator_encoded_id: creator?.encoded_id ?? null,
    creator_avatar_uri: creator?.avatar_uri ?? null,
    creator_name: creator?.name ?? null,
    creator_verification_state: creator?.verification_state ?? null,
    owner_id: nft.ownerDid,
    owner_encoded_id: owner?.encoded_id ?? null,
    owner_avatar_uri: owner?.avatar_uri ?? null,
    owner_name: owner?.name ?? null,
    owner_verification_state: owner ? String(owner.verification_state) : null,
  }
}

/** Hashes of the documents that `toNestedNft` wants. */
export function documentHashes(rows: readonly Pick<NftRow, 'nft'>[]): (string | null)[] {
  return rows.flatMap(({ nft }) => [nft.metadataHash, nft.licenseHash])
}

export function metadataOf(
  { nft }: Pick<NftRow, 'nft'>,
  documents: Documents,
): Record<string, unknown> | null {
  return asRecord(documents.get(nft.metadataHash ?? '')?.json)
}

/** An NFT inside an offer, or alone, without what surrounds it. */
export function toNestedNft(
  view: ViewContext,
  row: NftRow,
  people: People,
  documents: Documents,
): Omit<NestedNft, 'collection'> {
  const { nft, detail } = row
  const isInXch = row.listing?.priceAsset === 'xch'
  return {
    id: nft.launcherId,
    encoded_id: formatNftId(asHex32(nft.launcherId)),
    data: toData(view, row, documents),
    is_blocked: row.isHidden,
    xch_price: isInXch ? toUnits(view, 'xch', row.listing?.priceAmount ?? null) : null,
    royalty_percentage: nft.royaltyBasisPoints,
    royalty_address: nft.royaltyHash,
    creator: people(nft.minterDid),
    creator_address: toSomeAddress(view, nft.minterHash),
    owner_address: toAddressOrNull(view, nft.ownerHash),
    owner: people(nft.ownerDid),
    openrarity_rank: detail.rank === null ? null : String(detail.rank),
  }
}

function toData(view: ViewContext, row: NftRow, documents: Documents): NftData {
  const { nft, media } = row
  const license = documents.get(nft.licenseHash ?? '')
  return {
    data_uris: nft.dataUris,
    data_hash: nft.dataHash ?? '',
    data_type: media?.dataType ?? 0,
    thumbnail_uri: toThumbnail(view, media, 512),
    preview_uri: toThumbnail(view, media, 1024),
    integrity_state: toIntegrity(nft.dataHash, media?.state),
    metadata_hash: nft.metadataHash,
    metadata_json: metadataOf(row, documents),
    // The field writes no license as an empty hash in state 0.
    license_hash: nft.licenseHash ?? '',
    license_integrity_state: nft.licenseHash === null ? 0 : (license?.state ?? 0),
    edition_number: nft.edition,
    edition_total: nft.editionTotal,
  }
}
