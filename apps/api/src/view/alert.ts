import type { Alert } from '@chiaroscuro/contract/operation'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { AlertRow } from '../query/alert-rows.js'
import type { offerNfts } from '../query/offer-rows.js'
import { toOwnTime, toThumbnail } from './common.js'
import type { ViewContext } from './view-context.js'

type Names = Awaited<ReturnType<typeof offerNfts>>

/** An alert, its work by the name and picture of now: when it was told, these may not have been fetched yet. */
export function toAlert(context: ViewContext, row: AlertRow, names: Names): Alert {
  const { launcherId, facts } = row
  const now = names.get(launcherId ?? '')
  return {
    id: row.sequence,
    kind: row.kind,
    nft:
      launcherId === null
        ? null
        : {
            id: launcherId,
            encoded_id: formatNftId(asHex32(launcherId)),
            name: now?.name ?? facts.name,
            thumbnail_uri: toThumbnail(context, now?.media ?? null, 200) ?? facts.thumbnail,
          },
    offer_id: row.offerId,
    event_index: row.eventIndex,
    price_mojos: facts.price,
    token_code: facts.tokenCode,
    token_decimals: facts.tokenDecimals,
    told_at: toOwnTime(row.toldAt),
    read: row.readAt !== null,
    retracted: row.retracted,
    retracts: row.retracts,
  }
}
