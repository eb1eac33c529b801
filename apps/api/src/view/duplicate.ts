import type { NftDetail } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { CopyRow } from '../query/duplicate-rows.js'
import { toAddressOrNull, toBlockTime } from './common.js'
import type { ViewContext } from './view-context.js'

/** An item's copies, oldest first. */
export function toDuplicates(context: ViewContext, rows: readonly CopyRow[]): NftDetail['duplicates'] {
  return {
    count: rows[0]?.total ?? 0,
    is_first: rows[0]?.older !== true,
    nfts: rows.map((row) => ({
      id: row.launcher_id,
      encoded_id: formatNftId(asHex32(row.launcher_id)),
      name: row.name,
      collection_id: row.collection_id,
      collection_name: row.collection_name,
      mint_height: row.mint_height,
      minted_at: toBlockTime(row.minted_at === null ? null : Number(row.minted_at)),
      creator_address_encoded_id: toAddressOrNull(context, row.minter_hash)?.encoded_id ?? null,
      same_data: row.same_data,
      same_metadata: row.same_metadata,
    })),
  }
}
