import type { NftOffer } from '@chiaroscuro/contract/public'
import { asHex32, formatNftId } from '@chiaroscuro/domain/id'
import type { OfferRow } from '../../../query/offer-rows.js'
import type { Moment } from '../../../query/open-offer.js'
import type { StoredItem } from '../../../store/ledger/schema.js'
import { toOwnTime, toTimestamp } from '../../../view/common.js'
import { offerStatusNumber } from '../../../view/offer.js'
import type { ViewContext } from '../../../view/view-context.js'
import { toUnits } from './common.js'

/** An offer as the field shows it. */
export function toOffer(view: ViewContext, row: OfferRow, moment: Moment): NftOffer {
  const { offer } = row
  const isInXch = offer.priceAsset === 'xch'
  return {
    id: offer.id,
    source: 0,
    status: offerStatusNumber(row, view, moment),
    side: offer.side === 1 ? 1 : 2,
    xch_price: isInXch ? toUnits(view, 'xch', offer.priceAmount) : null,
    created_at: toOwnTime(offer.receivedAt),
    contains_mint_spend: false,
    offered: toAmounts(offer.offered),
    requested: toAmounts(offer.requested),
    expiration_date: offer.expiresAt === null ? null : toTimestamp(offer.expiresAt),
    expiration_height: offer.expiresHeight,
    mint_id: null,
  }
}

function toAmounts(items: readonly StoredItem[]): Record<string, number> {
  const amounts: Record<string, number> = {}
  for (const item of items) {
    if (item.kind === 'unknown') continue
    if (item.kind === 'nft') amounts[formatNftId(asHex32(item.launcherId))] = 1
    else {
      const id = item.kind === 'xch' ? 'xch' : item.assetId
      amounts[id] = (amounts[id] ?? 0) + Number(item.amount)
    }
  }
  return amounts
}
