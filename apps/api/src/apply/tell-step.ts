import { type News, retractAbove, tell } from '../outbox/tell.js'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import type { Telling } from './apply.js'
import type { EventRow } from './nft-rows.js'
import { ENDED, type OfferEndRow } from './offer-ends.js'

interface Written {
  readonly dropAbove: number | undefined
  readonly events: readonly EventRow[]
  readonly ended: readonly OfferEndRow[]
  /** What the blocks brought to auctions. */
  readonly auctions: readonly News[]
}

/** Tells what a step took back, then what it brought, block by block. */
export async function tellStep(
  tx: Database,
  written: Written,
  { nowMs, aboveHeight }: Telling,
): Promise<void> {
  const { dropAbove, events, ended, auctions } = written
  if (dropAbove !== undefined) await retractAbove(tx, dropAbove, nowMs)
  const news = [...events.flatMap(ofEvent), ...ended.flatMap(ofEnd)].filter(
    ({ height }) => height > aboveHeight,
  )
  news.sort((a, b) => a.height - b.height)
  await tell(tx, [...news, ...auctions], nowMs)
}

type BlockNews = News & { readonly height: number }

function ofEvent({ type, height, launcherId, eventIndex }: EventRow): BlockNews[] {
  if (type > NEWS.burn) return []
  return [{ type, height, launcherId, eventIndex, offerId: null }]
}

/** That an offer was taken, the trade says. */
function ofEnd({ offerId, height, status }: OfferEndRow): BlockNews[] {
  if (status !== ENDED.cancelled) return []
  return [{ type: NEWS.cancellation, height, launcherId: null, eventIndex: null, offerId }]
}
