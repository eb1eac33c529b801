import { keepAuctions } from '../auction/keep-auctions.js'
import { itemsOfOutgrownBids } from '../auction/outgrown-bids.js'
import { unsaidAbove } from '../auction/unsaid-above.js'
import type { News } from '../outbox/tell.js'
import type { Moment } from '../query/open-offer.js'
import type { Database } from '../store/database.js'
import type { ReadStep, Telling } from './apply.js'

interface Written {
  readonly step: ReadStep
  /** Items that moved, or whose offers ended, or that a reorg made what they were. */
  readonly items: readonly string[]
  readonly moment: Moment
  readonly telling: Telling | undefined
}

/** What a step brings to auctions, and what there is to tell of it: of a backfill nothing. */
export async function applyToAuctions(
  tx: Database,
  { step: { dropAbove, blocks }, items, moment, telling }: Written,
): Promise<News[]> {
  const first = blocks[0]?.block.height ?? moment.height + 1
  const from = Math.min(dropAbove ?? first - 1, first - 1)
  const outgrown = await itemsOfOutgrownBids(tx, from, Math.max(moment.height, from))
  const unsaid = dropAbove === undefined ? [] : await unsaidAbove(tx, dropAbove)
  const { height } = moment
  const isNews = telling !== undefined && height > telling.aboveHeight
  return keepAuctions(tx, [...items, ...outgrown, ...unsaid], moment, isNews ? { height } : undefined)
}
