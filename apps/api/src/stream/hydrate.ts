import type { NewsType, StreamMessage } from '@chiaroscuro/contract/operation'
import { newsType } from '@chiaroscuro/contract/schema'
import { didsOfEvents, withPeople } from '../endpoint/with-people.js'
import { eventRowsOf } from '../query/event-rows.js'
import { offersWithItems } from '../query/offer-rows.js'
import type { Moment } from '../query/open-offer.js'
import { type OutboxRow, placedLater } from '../query/outbox-rows.js'
import type { Database } from '../store/database.js'
import { NEWS } from '../store/outbox/schema.js'
import { toOwnTime } from '../view/common.js'
import { toEvent } from '../view/event.js'
import { presentOffers } from '../view/offer.js'
import type { ViewContext } from '../view/view-context.js'
import { findAuctions } from './find-auctions.js'

/** A message, and by what listeners choose it. */
export interface Found {
  readonly message: StreamMessage
  readonly collections: readonly string[]
  readonly owners: readonly string[]
}

/** A numbered piece of news, and by what listeners choose. */
export interface Item {
  readonly sequence: number
  /** Undefined for what was taken back before anybody here was told, and for what only one person is told. */
  readonly message: StreamMessage | undefined
  readonly type: NewsType
  /** Told before to all but those who chose collections. */
  readonly isAgain: boolean
  readonly collections: readonly string[]
  /** Puzzle hashes and DIDs of those concerned. */
  readonly owners: readonly string[]
  /** The message as text, made once for all who listen. */
  readonly data: string
}

/** As it is told to whoever was not told before it was taken back. */
export function withdrawn(item: Item): Item {
  return { ...item, message: undefined, collections: [], owners: [], data: '' }
}

export interface HydrateContext {
  readonly db: Database
  readonly view: ViewContext
  readonly moment: () => Moment
}

/** Names by the numbers that are kept. */
const TYPES: readonly NewsType[] = [...newsType.options].sort((a, b) => NEWS[a] - NEWS[b])

/** Rows of the outbox as messages, with the names and pictures of now. */
export async function hydrate(context: HydrateContext, rows: readonly OutboxRow[]): Promise<Item[]> {
  const news = rows.filter(({ retracted, retracts }) => !retracted && retracts === null)
  const [events, offers, auctions] = await Promise.all([
    findEvents(context, news),
    findOffers(context, news),
    findAuctions(context, news),
  ])
  return rows.map((row) => {
    const isAgain = row.type === NEWS.placed
    const type = isAgain ? 'mint' : (TYPES[row.type] ?? 'transfer')
    const found = row.retracted
      ? undefined
      : row.retracts !== null
        ? retraction(row, row.retracts, type)
        : (events.get(eventKey(row))?.(row) ??
          offers.get(row.offerId ?? '')?.(row) ??
          auctions.get(row.auctionId ?? '')?.(row))
    return {
      sequence: row.sequence,
      type,
      isAgain,
      message: found?.message,
      collections: found?.collections ?? [],
      owners: found?.owners ?? [],
      data: found ? JSON.stringify(found.message) : '',
    }
  })
}

type Finder = (row: OutboxRow) => Found | undefined

const eventKey = ({ launcherId, eventIndex }: Pick<OutboxRow, 'launcherId' | 'eventIndex'>) =>
  `${launcherId} ${eventIndex}`

async function findEvents(
  { db, view }: HydrateContext,
  rows: readonly OutboxRow[],
): Promise<ReadonlyMap<string, Finder>> {
  const keys = rows.flatMap(({ launcherId, eventIndex }) =>
    launcherId !== null && eventIndex !== null ? [{ launcherId, eventIndex }] : [],
  )
  const found = await eventRowsOf(db, keys)
  const [named, placed] = await Promise.all([
    withPeople({ db, view }, didsOfEvents(found)),
    // Asked after the items are: whoever sees a collection sees that it is told of.
    placedLater(db, rows),
  ])
  return new Map(
    found.map((event): [string, Finder] => [
      eventKey(event.event),
      (row) => {
        const shown = toEvent(named, event)
        const type = TYPES[shown.type]
        // Another branch's event may stand under the same index by now; its own number follows.
        if (shown.block_height !== row.height || !isEventType(type)) return undefined
        const { address, previous_address, owner, previous_owner, creator } = shown
        const owners = [address, previous_address, owner, previous_owner, creator]
        return {
          message: {
            kind: 'event',
            sequence: row.sequence,
            told_at: toOwnTime(row.toldAt),
            type,
            event: shown,
          },
          collections: shown.collection && !placed.has(row.sequence) ? [shown.collection.id] : [],
          owners: owners.flatMap((one) => one?.id ?? []),
        }
      },
    ]),
  )
}

function isEventType(type: NewsType | undefined): type is 'mint' | 'transfer' | 'trade' | 'burn' {
  return type !== undefined && NEWS[type] <= NEWS.burn
}

function isOfferType(type: NewsType | undefined): type is 'listing' | 'bid' | 'cancellation' {
  return type === 'listing' || type === 'bid' || type === 'cancellation'
}

async function findOffers(
  { db, view, moment }: HydrateContext,
  rows: readonly OutboxRow[],
): Promise<ReadonlyMap<string, Finder>> {
  const ids = [
    ...new Set(rows.flatMap(({ offerId, auctionId }) => (auctionId === null ? (offerId ?? []) : []))),
  ]
  const found = await offersWithItems(db, ids)
  const shown = await presentOffers(db, view, found, moment())
  return new Map(
    found.map((item, at): [string, Finder] => [
      item.offer.id,
      (row) => {
        const offer = shown[at]
        const type = TYPES[row.type]
        if (!offer || !isOfferType(type)) return undefined
        return {
          message: {
            kind: 'offer',
            sequence: row.sequence,
            told_at: toOwnTime(row.toldAt),
            type,
            block_height: row.height,
            offer,
          },
          collections: item.collections,
          owners: item.owners,
        }
      },
    ]),
  )
}

function retraction(row: OutboxRow, retracts: number, type: NewsType): Found {
  return {
    message: {
      kind: 'retraction',
      sequence: row.sequence,
      told_at: toOwnTime(row.toldAt),
      retracts,
      type,
      nft_id: row.launcherId,
      event_index: row.eventIndex,
      offer_id: row.offerId,
      auction_id: row.auctionId,
      block_height: row.height ?? 0,
    },
    collections: [],
    owners: [],
  }
}
