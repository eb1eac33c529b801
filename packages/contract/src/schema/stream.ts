import { z } from 'zod'
import { auction } from './auction.js'
import { blockTime, flag, hex32, repeated, timestamp, whole } from './common.js'
import { nftEvent } from './event.js'
import { offer } from './offer.js'

/** Kinds of news that a listener may ask for. */
export const newsType = z.enum([
  'mint',
  'transfer',
  'trade',
  'burn',
  'listing',
  'bid',
  'cancellation',
  'auction',
])
export type NewsType = z.infer<typeof newsType>

/** Counts up by one from each piece of news to the next and is never used twice. Some numbers are told to few, so a listener may miss one. */
const sequence = z.number().int().positive()

const numbered = { sequence, told_at: timestamp }

/** Something happened to an item, in a block. */
export const streamEvent = z.object({
  kind: z.literal('event'),
  ...numbered,
  type: newsType.extract(['mint', 'transfer', 'trade', 'burn']),
  event: nftEvent,
})

/** An offer was published, or ended without being taken. */
export const streamOffer = z.object({
  kind: z.literal('offer'),
  ...numbered,
  type: newsType.extract(['listing', 'bid', 'cancellation']),
  /** Height of the block that ended it; null for one just published. */
  block_height: z.number().int().nullable(),
  offer,
})

/**
 * What became of an auction: it was posted, it began, another bid leads (or none), late bids moved its end, it ended by
 * its time, or it was closed.
 */
export const auctionChange = z.enum(['created', 'started', 'lead', 'extended', 'ended', 'closed'])
export type AuctionChange = z.infer<typeof auctionChange>

/** An auction changed. */
export const streamAuction = z.object({
  kind: z.literal('auction'),
  ...numbered,
  type: newsType.extract(['auction']),
  change: auctionChange,
  /** Height of the block that brought it; null for what people or time brought. */
  block_height: z.number().int().nullable(),
  /** The bid that leads since this change; null where none does. */
  offer_id: z.string().nullable(),
  /** The end since this change. */
  ends_at: timestamp,
  /** As it stands when this is read. */
  auction,
})

/**
 * A reorg took back what was told under `retracts`; whoever never heard that number has nothing to do. What the new
 * branch holds follows under numbers of its own.
 */
export const streamRetraction = z.object({
  kind: z.literal('retraction'),
  ...numbered,
  retracts: sequence,
  type: newsType,
  nft_id: hex32.nullable(),
  event_index: z.number().int().nullable(),
  offer_id: z.string().nullable(),
  auction_id: hex32.nullable(),
  block_height: z.number().int(),
})

/** The newest block. Not numbered and never replayed. */
export const streamBlock = z.object({
  kind: z.literal('block'),
  height: z.number().int(),
  timestamp: blockTime,
})

/**
 * Somebody changed what is shown to everybody and is no news: a profile's words, a link, what moderation hides. Not numbered, never
 * replayed, and told to those alone who ask for it (`changes`), such as whoever keeps answers.
 */
export const streamChange = z.object({ kind: z.literal('change') })

/** The first message where the number to go on after is older than what is kept: ask the lists for what lies between. */
export const streamLost = z.object({ kind: z.literal('lost'), after: z.number().int(), oldest: sequence })

export const streamMessage = z.discriminatedUnion('kind', [
  streamEvent,
  streamOffer,
  streamAuction,
  streamRetraction,
  streamBlock,
  streamChange,
  streamLost,
])
export type StreamMessage = z.infer<typeof streamMessage>

export const streamQuery = z.object({
  /**
   * Collections, owners (addresses or DIDs) and types of which one must fit; all there is where none are named. A mint is told to
   * whoever chose its collection once that is known, under a number of its own.
   */
  collection: repeated(z.string().max(100)),
  owner: repeated(z.string().max(100)),
  type: repeated(newsType),
  /** Also to be told, without saying what, that something else was changed that answers show: for whoever keeps them. */
  changes: flag,
  /** Go on after this number; the header `Last-Event-ID` says the same and goes before it. */
  after: whole(0, Number.MAX_SAFE_INTEGER).optional(),
})
