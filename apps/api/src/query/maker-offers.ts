import { and, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../store/database.js'
import { offer, offerEnd } from '../store/schema.js'
import { type Cursor, type Order, seek } from './keyset.js'
import { isOpen, type Moment } from './open-offer.js'

/** Newest first. Cursors carry ids in hex: the field's have capitals. */
const order: Order = {
  key: sql`${offer.receivedAt}`,
  id: sql`encode(convert_to(${offer.id}, 'UTF8'), 'hex')`,
  descending: true,
}

export interface MakerQuestion {
  /** Puzzle hash. */
  readonly maker: string
  readonly state: 'open' | 'over' | undefined
  readonly moment: Moment
  readonly cursor: Cursor | undefined
  readonly size: number
}

/** Offers that stand on the coins of an address. */
export async function listMakerOffers(db: Database, { maker, state, moment, cursor, size }: MakerQuestion) {
  const position = seek(order, cursor)
  const open = isOpen(moment)
  return db
    .select({
      offer,
      endStatus: offerEnd.status,
      endHeight: offerEnd.height,
      sortKey: sql<string>`(${order.key})::text`,
      sortId: sql<string>`${order.id}`,
    })
    .from(offer)
    .leftJoin(offerEnd, eq(offerEnd.offerId, offer.id))
    .where(
      and(
        eq(offer.makerHash, maker),
        state === 'open' ? open : state === 'over' && open ? not(open) : undefined,
        position.where,
      ),
    )
    .orderBy(position.orderBy)
    .limit(size)
}
